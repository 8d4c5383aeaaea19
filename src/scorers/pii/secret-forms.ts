import type { PiiSpan, PiiType } from './pii-type.ts';

/** Where a secret stands in a configuration, an address or a header; the value is the named group. */
interface SecretForm {
  readonly type: PiiType;
  readonly pattern: RegExp;
  /** Part of every such value, which is found more cheaply than it: where a text has none, the pattern need not be tried. */
  readonly sign?: RegExp;
  /** What the value must be besides no placeholder and no reference. */
  readonly holds?: (value: string) => boolean;
}

/** Documentation names such hosts, and a password for this machine opens nothing elsewhere. */
const NOWHERE =
  /^(?:localhost|127\.0\.0\.1|\[?::1\]?|0\.0\.0\.0|host|hostname|server|(?:[\w-]+\.)*example(?:\.\w+)?)$/i;
/** Stands for a value, or says where it comes from. */
const REFERENCE =
  /^[$%{<[(*]|\$\{|\{\{|^(?:process\.env|os\.(?:environ|getenv)|env[.([:]|getenv|config[.[]|settings[.[]|secrets?[.[]|vault[:/]|System\.|import\.meta|self\.|this\.|args\.|options?\.|ref[+:]|arn:|file:|ssm:|op:\/\/|\w+(?:\.\w+)*\()/i;
const PLACEHOLDER =
  /your|example|placeholder|change[-_]?me|redacted|\*{3,}|x{4,}|\.{3}|…|<|>|todo|dummy|sample|replace|insert|fill[-_]?in|(?:^|[-_])(?:password|passwd|pass|pwd|secret|token|user|admin|test|none|null|undefined|key|value|string)(?:[-_]|\d{0,3}$)/i;
/** Settings that speak of a secret without being one. */
const ABOUT =
  /(?:_|-)?(?:id|ids|url|uri|name|file|path|dir|ttl|expir\w*|length|len|policy|type|count|limit|min|max|age|header|prefix|size|version|field|hint|label|endpoint|required|enabled|rotation|arn|ref)$/i;

const LEAST = 8;
const mixed = (value: string) => /\d/.test(value) && /[a-z]/i.test(value);

const FORMS: readonly SecretForm[] = [
  // A user and a password in front of a host.
  {
    type: 'password',
    sign: /:\/\//,
    pattern:
      /\b[a-z][a-z\d+.-]{1,30}:\/\/[^\s:/@"'`]{0,80}:(?<value>[^\s/@"'`]{4,120})@(?<host>[\w.[\]:-]{1,120}?)(?=[:/?,\s"'`)]|$)/gi,
  },
  // AWS_SECRET_ACCESS_KEY=…, db_password: …, "clientSecret": "…", AccountKey=…
  {
    type: 'secret',
    sign: /secret|token|passw|passphrase|pwd|key|credential/i,
    pattern:
      /(?<![\w-])(?<name>(?:[A-Za-z\d]{1,30}[_-]){0,6}(?:[A-Za-z\d]{0,30}?(?:secret|token|password|passwd|passphrase|pwd|(?:api|access|account|auth|private|shared|signing|encryption|master|service)[_-]?key|credentials?))(?:[_-](?:access|key|value|prod|live|staging|dev|main|default)){0,3})["'`]?\s{0,3}(?:=|:(?!\/\/))\s{0,3}["'`]?(?<value>[^\s"'`,;<>]{8,400})/gi,
    holds: (value) =>
      (mixed(value) && /^[\w+/=.~@!#%^&*?-]+$/.test(value)) || /^[A-Za-z+/]{24,}={0,2}$/.test(value),
  },
  { type: 'secret', pattern: /\b(?:Bearer|Token)\s+(?<value>[\w.~+/=-]{16,2000})/gi, holds: mixed },
  {
    type: 'password',
    pattern: /\bBasic\s+(?<value>[A-Za-z\d+/]{8,400}={0,2})(?![\w+/=])/g,
    holds: namesUser,
  },
  {
    type: 'password',
    pattern: /\bcurl\b[^\n]{0,200}?\s(?:-u|--user)\s+["']?[^\s:"']{1,60}:(?<value>[^\s"']{4,100})/g,
  },
  {
    type: 'secret',
    pattern:
      /\b(?:session(?:_?id)?|sid|connect\.sid|phpsessid|jsessionid|auth[_-]?cookie)=(?<value>[\w%.~+/=-]{20,400})/gi,
    holds: mixed,
  },
  // Addresses that whoever knows them may post to.
  { type: 'secret', pattern: /\bhooks\.slack\.com\/services\/(?<value>T\w{6,12}\/B\w{6,14}\/\w{18,30})/g },
  { type: 'secret', pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/(?<value>\d{15,22}\/[\w-]{40,90})/g },
  // Values that show themselves by their prefix.
  {
    type: 'secret',
    pattern:
      /(?<![\w-])(?<value>hf_[A-Za-z\d]{28,40}|dop_v1_[a-f\d]{64}|xapp-\d-[A-Z\d]{6,14}-\d{6,16}-[a-f\d]{30,80}|shp(?:at|ss|ca|pa)_[a-fA-F\d]{32}|pypi-[\w-]{50,250}|AGE-SECRET-KEY-1[A-Z\d]{50,60}|EAA[A-Za-z\d]{60,250}|\d{8,10}:AA[\w-]{32,35}|whsec_[A-Za-z\d]{24,64}|sntrys_[\w=-]{40,250}|vercel_[A-Za-z\d]{24}|atlasv1\.[\w-]{50,90}|GOCSPX-[\w-]{20,40})(?![\w-])/g,
  },
];

/** What Basic authentication sends is a name and a password in Base64. */
function namesUser(value: string): boolean {
  return /^[\x20-\x7e]{1,80}:[\x20-\x7e]{3,80}$/.test(Buffer.from(value, 'base64').toString('latin1'));
}

/** Whether a text in the place of a secret stands for one, or says where it comes from. */
export function isReference(value: string): boolean {
  return REFERENCE.test(value);
}

/** Secrets by the form they have in configurations, connection strings, headers and commands (metrics.md 10.5). */
export function findSecretForms(text: string): PiiSpan[] {
  return FORMS.flatMap(({ type, pattern, sign, holds = () => true }) =>
    (sign?.test(text) === false ? [] : [...text.matchAll(pattern)]).flatMap(
      ({ 0: whole, index, groups = {} }) => {
        const raw = groups['value'] ?? '';
        const value = type === 'password' ? raw : raw.replace(/[.)\]}]+$/, '');
        const { name, host } = groups;
        const least = name === undefined ? 1 : LEAST;
        if (value.length < least || isReference(value) || !holds(value)) return [];
        if (name !== undefined && ABOUT.test(name)) return [];
        const isExample = PLACEHOLDER.test(value) || (host !== undefined && NOWHERE.test(host));
        const start = index + whole.lastIndexOf(raw);
        return [
          {
            type,
            start,
            end: start + value.length,
            subject: isExample ? ('placeholder' as const) : ('private_person' as const),
            confidence: 'high' as const,
          },
        ];
      },
    ),
  );
}
