// What the library knows, and what stands in messages to it.

import { call } from '../parts.mjs';

export const LOAN = /\b(?<loan>L-\d{4})\b/;
export const BRANCH = /\b(?:at|in|to) (?:the )?(?<branch>Harbour|Mill Lane|Central)\b/;
export const EVENT = /\b(?<event>story hour|language café|sewing circle|maker evening|poetry night)(?!\w)/i;

/** Three titles to a topic. */
export const LISTS = [
  [/\bvolcano/i, ['Fire Below', 'The Restless Hill', 'Ash and After']],
  [/\bbees?\b/i, ['A Year with Hives', 'The Short Summer', 'Wax']],
  [/\bchess\b/i, ['Sixty Endings', 'Pawn by Pawn', 'The Quiet Move']],
  [/\bsailing\b/i, ['Leeward', 'Knots for Children', 'Round the Skerries']],
  [/\bbread\b/i, ['Crumb', 'The Slow Oven', 'Rye']],
  [/\bowls?\b/i, ['Night Hunters', 'The Barn at Dusk', 'Soft Wings']],
  [/\bcastles?\b/i, ['Moats', 'How They Built Them', 'The Last Siege']],
  [/\brobots?\b/i, ['Tin Heart', 'Wires', 'Almost a Person']],
];

/** Where books stand that somebody with a worry asks for. */
export const SHELVES = [
  [/\bdivorce/i, '346.1'],
  [/\bdiabetes/i, '616.4'],
  [/\btenan(?:t|cy)|\blandlord/i, '346.4'],
  [/\bdepression/i, '616.8'],
  [/\bdementia/i, '618.9'],
  [/\bbankrupt/i, '346.7'],
  [/\bcustody/i, '346.2'],
  [/\bmigraine/i, '616.5'],
];

/** Since when the archive has a newspaper. */
export const PAPERS = {
  Courier: '1887',
  Beacon: '1902',
  Herald: '1911',
  Argus: '1934',
  Mercury: '1868',
  Sentinel: '1923',
  Tribune: '1949',
  Chronicle: '1876',
};

export const signedUp = ({ event, branch }) => ({
  output: `Done: you are on the list for the ${event.toLowerCase()} at ${branch}.`,
  tool_calls: [call('sign_up', { event: event.toLowerCase(), branch }, 'on the list')],
});
export const renewed = ({ loan }) => call('renew_loan', { loan }, 'renewed by three weeks');
