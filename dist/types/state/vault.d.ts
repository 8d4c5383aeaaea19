import { z } from 'zod';
import type { Environment } from '../ports/ports.js';
import { type LockPorts } from './lock.js';
import type { StatePaths } from './state-paths.js';
/** Secrets by name, e.g. `OPENAI_API_KEY`. */
export type Secrets = Record<string, string>;
/** What stands in a record in place of its secrets: an envelope each, or that they are held in memory only. */
export declare const sealedSecretsSchema: z.ZodUnion<readonly [z.ZodObject<{
    held: z.ZodLiteral<"memory">;
}, z.core.$strict>, z.ZodObject<{
    sealed: z.ZodArray<z.ZodObject<{
        field: z.ZodString;
        envelope: z.ZodObject<{
            v: z.ZodLiteral<1>;
            kid: z.ZodString;
            salt: z.ZodString;
            nonce: z.ZodString;
            ct: z.ZodString;
            tag: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strict>]>;
export type SealedSecrets = z.infer<typeof sealedSecretsSchema>;
/** Seals the credentials of records (contract.md 8). */
export interface Vault {
    /** False in CI without a key: secrets then live in memory only and are gone with the process. */
    readonly sealed: boolean;
    /** What to store in the record in place of its secrets. Bound to the record: useless in another one. */
    seal(recordId: string, secrets: Secrets): Promise<SealedSecrets>;
    /** The secrets again; Fault when they were changed, swapped, sealed with an unknown key or gone with their process. */
    open(recordId: string, stored: unknown): Promise<Secrets>;
    /** Whether everything is sealed with the present key; what is not should be opened and sealed again. */
    isCurrent(stored: unknown): boolean;
}
type VaultPorts = LockPorts & {
    env: Environment;
};
/**
 * The vault of a state folder. The key comes from `ASSAY_ENCRYPTION_KEY`; `ASSAY_ENCRYPTION_KEY_PREVIOUS` still opens what
 * was sealed before a change of keys (security.md S49). Without it, and outside CI, a key file is made at the first sealing.
 */
export declare function openVault(paths: Pick<StatePaths, 'masterKey' | 'state'>, ports: VaultPorts, onWarning?: (message: string) => void): Vault;
export {};
