import type { Detector, PiiSubject } from './pii-type.ts';

const EMAIL =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9][A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,24}(?![A-Za-z0-9])/g;
/** Mailboxes of a function, not of a person (RFC 2142 and common use). */
const ROLE_MAILBOX =
  /^(?:info|support|help|helpdesk|service|customer[._-]?(?:service|care|support)|contact|sales|admin|administrator|office|hello|team|press|media|jobs|careers|hr|billing|accounts?|marketing|feedback|orders?|returns?|refunds?|noreply|no[._-]reply|do[._-]?not[._-]?reply|postmaster|webmaster|hostmaster|abuse|security|privacy|legal|enquiries|inquiries|reservations?|booking|newsletter|notifications?|dpo|data[._-]?protection|compliance|complaints?|procurement|purchasing|finance|payroll|invoices?|reception|front[._-]?desk|events?|partners?|shop|store|mail|editors?|editorial|it|itsupport|devops|dev|ops|oncall|alerts?|warranty|shipping|logistics|claims?|admissions|registrar|library|volunteers?|donations?|investors?|investor[._-]?relations|pr|community)(?:[+._-].*)?$/i;
/** Domains reserved for documentation (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example\.(?:com|org|net|edu)|example|test|invalid|localhost)$|^(?:your)?(?:domain|company)\.com$/i;

/** E-mail addresses; a role mailbox belongs to an organisation, a reserved domain is a placeholder (metrics.md 10.5). */
export const findEmails: Detector = (text) => {
  if (!text.includes('@')) return [];
  return [...text.matchAll(EMAIL)].map((match) => {
    const [mailbox = '', domain = ''] = match[0].split('@');
    const subject: PiiSubject = RESERVED_DOMAIN.test(domain)
      ? 'placeholder'
      : ROLE_MAILBOX.test(mailbox)
        ? 'organisation'
        : 'private_person';
    return {
      type: 'email',
      start: match.index,
      end: match.index + match[0].length,
      subject,
      confidence: 'high',
    };
  });
};
