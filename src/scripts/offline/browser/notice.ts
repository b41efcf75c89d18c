/** Where the server of the folder listens. */
const SERVED = 'http://127.0.0.1:8080/docs/';

/** Says once that the browser forbids something, and what helps. */
export function showNotice(): void {
  if (document.querySelector('.portal-offline-notice') !== null) return;
  const notice = document.createElement('div');
  notice.className = 'alert alert--warning portal-offline-notice';
  notice.setAttribute('role', 'status');
  const command = document.createElement('code');
  command.textContent = 'node serve.mjs';
  const link = document.createElement('a');
  link.href = SERVED;
  link.textContent = SERVED;
  notice.append(
    'Part of this page did not load, because a file is missing or your browser does not read it from a folder. Run ',
    command,
    ' in the unpacked folder, and open ',
    link,
    '.',
  );
  document.body.prepend(notice);
}
