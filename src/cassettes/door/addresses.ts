import type { CassetteHost } from '../../schema/cassettes/settings.ts';

/** An address that agents are told by a variable, and what recordings call it. */
export interface DoorAddress {
  readonly name: string;
  readonly variable: string;
  /** Where it leads when nobody says otherwise. */
  readonly url: string;
  /** The variable is handed only to who was given one: whoever sees it takes another way than without. */
  readonly onlyWhereGiven?: true;
}

/** How the clients of the providers are told another address. */
const PROVIDERS: readonly DoorAddress[] = [
  { name: 'openai', variable: 'OPENAI_BASE_URL', url: 'https://api.openai.com/v1' },
  { name: 'anthropic', variable: 'ANTHROPIC_BASE_URL', url: 'https://api.anthropic.com' },
  { name: 'gemini', variable: 'GOOGLE_GEMINI_BASE_URL', url: 'https://generativelanguage.googleapis.com' },
  {
    name: 'azure_openai',
    variable: 'AZURE_OPENAI_ENDPOINT',
    url: 'https://replayed.openai.azure.com',
    onlyWhereGiven: true,
  },
];

/** Every address that has a recorder before it: those of the providers, and the hosts that the settings name. */
export const doorAddresses = (hosts: readonly CassetteHost[]): DoorAddress[] => [
  ...PROVIDERS.filter(({ variable }) => hosts.every((host) => host.variable !== variable)),
  ...hosts,
];

/** Keys without which a known command line does not start; a program of one's own names its keys in its file. */
export const KEY_OF_PRESET: Readonly<Record<string, string>> = {
  claude: 'ANTHROPIC_API_KEY',
  codex: 'OPENAI_API_KEY',
  gemini: 'GEMINI_API_KEY',
};

/** Stands where a client refuses to start without a key. Nobody who would check it is asked. */
export const STAND_IN = 'assay-replay-needs-no-key';

const SECRET = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|APIKEY|PAT)$/i;

/** What stands in a replay for a variable that is not set: for keys and the addresses that are recorded; undefined for any other. */
export function standInFor(name: string, addresses: readonly DoorAddress[]): string | undefined {
  return (
    addresses.find(({ variable }) => variable === name)?.url ?? (SECRET.test(name) ? STAND_IN : undefined)
  );
}

/** An environment in which what a replay can do without is set. */
export const withStandIns = (
  env: { get(name: string): string | undefined },
  addresses: readonly DoorAddress[],
) => ({ get: (name: string) => env.get(name) || standInFor(name, addresses) });
