import type { CassetteHost } from '../../schema/cassettes/settings.js';
/** An address that agents are told by a variable, and what recordings call it. */
export interface DoorAddress {
    readonly name: string;
    readonly variable: string;
    /** Where it leads when nobody says otherwise. */
    readonly url: string;
    /** The variable is handed only to who was given one: whoever sees it takes another way than without. */
    readonly onlyWhereGiven?: true;
}
/** Every address that has a recorder before it: those of the providers, and the hosts that the settings name. */
export declare const doorAddresses: (hosts: readonly CassetteHost[]) => DoorAddress[];
/** Keys without which a known command line does not start; a program of one's own names its keys in its file. */
export declare const KEY_OF_PRESET: Readonly<Record<string, string>>;
/** Stands where a client refuses to start without a key. Nobody who would check it is asked. */
export declare const STAND_IN = "assay-replay-needs-no-key";
/** What stands in a replay for a variable that is not set: for keys and the addresses that are recorded; undefined for any other. */
export declare function standInFor(name: string, addresses: readonly DoorAddress[]): string | undefined;
/** An environment in which what a replay can do without is set. */
export declare const withStandIns: (env: {
    get(name: string): string | undefined;
}, addresses: readonly DoorAddress[]) => {
    get: (name: string) => string | undefined;
};
