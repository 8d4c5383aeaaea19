import type { PolicyUnit } from '../policy-unit.ts';
import { upperFirst } from '../wording.ts';
import { isMany } from './clause.ts';
import { spoken, spokenSubject } from './voice.ts';

/** Denies once more, or makes an exception: then a plain "no" is not the answer. */
export const MORE =
  /\b(?:not|no|never|nor|neither|unless|except|but|only|without|otherwise|even if|whether|provided|until|other than|necessarily|any more|yet|than)\b|[;()]|n[’']t\b/i;
/** "Nobody older than 72 can be elected", "Saver tickets can neither be changed nor refunded", "Rolling back needs no approval". */
const NOBODY = /^(?:Nobody|No one) ((?:[^,;()]+? )?)(can|may|is allowed to) ([a-z][^,;()]+)\.$/;
const NEITHER = /^([^,;()]{3,60}?) (can|may|are|is) neither (be )?(\w+) nor (?:be )?(\w+)\.$/;
const NEEDS_NO = /^([^,;()]{3,60}?) (needs?|requires?) no ((?:[a-z-]+ )?[a-z]+)\.$/;
const NEVER = /^(?:Do not|Don[’']t|Never|Please do not|Please never) ([a-z]+ [^,;()]+)[.!]$/;
const FORBIDDEN =
  /^((?:[A-Z][\w’'-]+)(?: [\w’'-]+){0,6}) (is|are) (?:strictly )?(?:forbidden|prohibited|banned)([^,;()]*)[.!]$/;

const NOT_ANY =
  /^No ((?:more )?[a-z][a-z-]+s|\w+ing|[a-z]+(?: [a-z-]+s)) (are|may|can|is|will be) ([a-z]+(?: [^,;()]+)?)\.$/;

/** "Do not bring glass bottles" and "Smoking is forbidden" as questions of somebody who would like to. */
export function plainAsk(unit: PolicyUnit, text: string): string | undefined {
  const never = NEVER.exec(text)?.[1];
  if (
    never !== undefined &&
    !MORE.test(never) &&
    !/^(?:be|have|forget|worry|hesitate|rely|assume|expect)\b/.test(never)
  ) {
    const said = spoken(never, unit);
    if (said === undefined) return undefined;
    return unit.toAgent === true ? `Could you ${said}, please?` : `Can I ${said}?`;
  }
  const [, things = '', modal = '', done = ''] = NOT_ANY.exec(text) ?? [];
  if (things !== '' && !MORE.test(done) && !/\bmore\b|\bany\b/.test(`${things} ${done}`)) {
    const said = spoken(done, unit);
    if (said !== undefined)
      return `${upperFirst(modal.replace(' be', ''))} ${things} ${modal === 'will be' ? 'be ' : ''}${said}?`;
  }
  const other = nobodyAsk(unit, text);
  if (other !== undefined) return other;
  const [, subject = '', verb = '', rest = ''] = FORBIDDEN.exec(text) ?? [];
  if (subject === '' || MORE.test(rest)) return undefined;
  const [who, said] = [spokenSubject(subject, unit), spoken(rest, unit)];
  return who === undefined || said === undefined
    ? undefined
    : `${verb === 'is' ? 'Is' : 'Are'} ${who} allowed${said
        .replace(/^ from /, ' in ')
        .replace(/ at all times\b/, '')
        .replace(/\b(in|on|at) all (?!the\b)/, '$1 ')}?`;
}

function nobodyAsk(unit: PolicyUnit, text: string): string | undefined {
  const [, whom = '', modal = '', act = ''] = NOBODY.exec(text) ?? [];
  if (act !== '' && !/\b(?:not|no|unless|except|but|only|without|until|if)\b/.test(`${whom} ${act}`)) {
    const said = spoken(act, unit);
    return said === undefined ? undefined : `${modal === 'may' ? 'May' : 'Can'} somebody ${whom}${said}?`;
  }
  const [, subject = '', verb = '', be = '', one = '', two = ''] = NEITHER.exec(text) ?? [];
  if (subject !== '') {
    const who = spokenSubject(subject, unit);
    return who === undefined ? undefined : `${upperFirst(verb)} ${who} ${be}${one} or ${two}?`;
  }
  const [, thing = '', need = '', what = ''] = NEEDS_NO.exec(text) ?? [];
  const who =
    thing === '' || /\b(?:that|which|who|it)\b/i.test(thing) ? undefined : spokenSubject(thing, unit);
  return who === undefined
    ? undefined
    : `${isMany(who, thing) ? 'Do' : 'Does'} ${who} ${need.replace(/s$/, '')} ${what}?`;
}
