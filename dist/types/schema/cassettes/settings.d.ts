import { z } from 'zod';
declare const host: z.ZodObject<{
    name: z.ZodString;
    url: z.ZodURL;
    variable: z.ZodString;
}, z.core.$strip>;
export type CassetteHost = z.infer<typeof host>;
/** What is recorded besides the models of providers. */
export declare const cassetteSettings: z.ZodPrefault<z.ZodObject<{
    hosts: z.ZodDefault<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        url: z.ZodURL;
        variable: z.ZodString;
    }, z.core.$strip>>>;
    agents: z.ZodDefault<z.ZodBoolean>;
}, z.core.$strip>>;
export type CassetteSettings = z.infer<typeof cassetteSettings>;
export {};
