import {describe, expect, it} from 'vitest';
import {insertPolicy} from './insertPolicy';

describe('insertPolicy', () => {
  it('puts the policy before everything it governs, without what only a header can say', () => {
    const page = '<!doctype html><html><head><meta charset=UTF-8><script>1</script></head></html>';
    expect(insertPolicy(page, "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")).toBe(
      `<!doctype html><html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'"><script>1</script></head></html>`,
    );
  });

  it('rejects a page with another beginning, since a script could come before the policy', () => {
    expect(() =>
      insertPolicy('<head><script>1</script><meta charset=utf-8></head>', "default-src 'none'"),
    ).toThrow('Page: the policy has no place. Expected: <head> that begins with <meta charset>.');
  });
});
