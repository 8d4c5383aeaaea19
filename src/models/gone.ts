/** What a provider answered to a request for a model. */
interface Refused {
  status: number;
  /** The codes and types that it gives, in any order. */
  codes: string;
  /** Its own words. */
  text: string;
}

/** Statuses under which somebody says that there is no such model; a key without access to one is told the same. */
const STATUSES = new Set([400, 403, 404, 410]);
/** Those of which a sentence is enough: under the others it may be about a part of the request. */
const ABOUT_THE_WHOLE = new Set([404, 410]);
const CODES =
  /\b(?:model_not_found|model_deprecated|model_decommissioned|DeploymentNotFound|ModelDeprecated|ModelRetired)\b/i;
const WORDS = [
  /\b(?:model|deployment)\b.{0,200}\b(?:(?:has been|is|was) (?:\w+ )?(?:deprecated|retired|discontinued|decommissioned|removed|shut ?down)|(?:is )?no longer (?:\w+ )?(?:available|supported|served|accessible)|does not exist|(?:was |is )?not found)/is,
  /\b(?:no such|unknown) model\b/i,
];
/** What Anthropic says of a name that it does not serve: that it is not found, and which. */
const NAMED = /^model: ?\S+$/i;

/** Whether a provider says that it does not serve a model (any more): no other question for it would be answered either. */
export function isModelGone({ status, codes, text }: Refused): boolean {
  if (!STATUSES.has(status)) return false;
  if (CODES.test(codes)) return true;
  if (/\bnot_found_error\b/.test(codes) && NAMED.test(text.trim())) return true;
  if (!ABOUT_THE_WHOLE.has(status) || /<html/i.test(text)) return false;
  return WORDS.some((words) => words.test(text.slice(0, 2_000)));
}
