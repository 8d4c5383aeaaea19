import { z } from 'zod';
/** Where a webhook was set up: registered in the state, written in `assay.yaml`, or given to the entry point (Action inputs). */
declare const addressSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
    from: z.ZodLiteral<"state">;
    url: z.ZodString;
    webhook_id: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    from: z.ZodLiteral<"settings">;
    url: z.ZodString;
    place: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    from: z.ZodLiteral<"door">;
    url: z.ZodString;
}, z.core.$strict>], "from">;
export type WebhookAddress = z.infer<typeof addressSchema>;
/** One try: the status that was answered, or why there was no answer. */
declare const triedSchema: z.ZodObject<{
    at: z.ZodISODateTime;
    status: z.ZodOptional<z.ZodNumber>;
    error: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type Tried = z.infer<typeof triedSchema>;
/** The process that sends a pending delivery; a dead one's are taken over. */
declare const ownerSchema: z.ZodObject<{
    pid: z.ZodNumber;
    host: z.ZodString;
    token: z.ZodString;
}, z.core.$strip>;
export type Owner = z.infer<typeof ownerSchema>;
/**
 * One event for one webhook that was not taken yet: `pending` while it is tried, `dead` when its tries are used up. What was
 * taken leaves the outbox. It holds no secret: that is looked up at each try.
 */
export declare const deliverySchema: z.ZodObject<{
    delivery_id: z.ZodString;
    webhook: z.ZodDiscriminatedUnion<[z.ZodObject<{
        from: z.ZodLiteral<"state">;
        url: z.ZodString;
        webhook_id: z.ZodString;
    }, z.core.$strict>, z.ZodObject<{
        from: z.ZodLiteral<"settings">;
        url: z.ZodString;
        place: z.ZodString;
    }, z.core.$strict>, z.ZodObject<{
        from: z.ZodLiteral<"door">;
        url: z.ZodString;
    }, z.core.$strict>], "from">;
    event: z.ZodEnum<{
        "evaluation.completed": "evaluation.completed";
        "optimization.completed": "optimization.completed";
        "run.completed": "run.completed";
        "run.failed": "run.failed";
    }>;
    body: z.ZodString;
    created_at: z.ZodISODateTime;
    attempts: z.ZodArray<z.ZodObject<{
        at: z.ZodISODateTime;
        status: z.ZodOptional<z.ZodNumber>;
        error: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    next_at: z.ZodNullable<z.ZodISODateTime>;
    state: z.ZodEnum<{
        dead: "dead";
        pending: "pending";
    }>;
    owner: z.ZodOptional<z.ZodObject<{
        pid: z.ZodNumber;
        host: z.ZodString;
        token: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Delivery = z.infer<typeof deliverySchema>;
export {};
