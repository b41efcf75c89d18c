import type {CheckReport} from '../../webhooks/checkInput';

/** The result of a check in one sentence, for those who listen. */
export function toStatus(report: CheckReport): string {
  if (report.kind === 'unreadable') return report.message;
  const {verdict} = report;
  switch (verdict.kind) {
    case 'accepted':
      return 'Accepted: the signature is valid, and the body is an event.';
    case 'rejected':
      return `Rejected with ${verdict.error.status} ${verdict.error.code}.`;
    case 'misconfigured':
      return 'The middleware rejects this key when it starts.';
    case 'unsupported':
      return 'This browser cannot check the signature.';
    default:
      return verdict satisfies never;
  }
}
