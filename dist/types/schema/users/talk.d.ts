import { z } from 'zod';
/** Why a talk ended; `max_turns`: it was as long as it may be. */
export declare const talkEnd: z.ZodEnum<{
    agent_hands_over: "agent_hands_over";
    goal_reached: "goal_reached";
    max_turns: "max_turns";
    user_gives_up: "user_gives_up";
}>;
/** A talk that was thrown away, because its user said what it must not say: never a fault of the agent. */
export declare const lostTalk: z.ZodObject<{
    kind: z.ZodEnum<{
        early_stop: "early_stop";
        invented_fact: "invented_fact";
        loop: "loop";
        never_revealed: "never_revealed";
        swapped_role: "swapped_role";
        unknown_told: "unknown_told";
    }>;
    message: z.ZodString;
}, z.core.$strip>;
export type LostTalk = z.infer<typeof lostTalk>;
/** How the talk of an attempt went whose user was simulated. */
export declare const talkFigures: z.ZodObject<{
    seed: z.ZodNumber;
    ended: z.ZodOptional<z.ZodEnum<{
        agent_hands_over: "agent_hands_over";
        goal_reached: "goal_reached";
        max_turns: "max_turns";
        user_gives_up: "user_gives_up";
    }>>;
    lost: z.ZodOptional<z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            early_stop: "early_stop";
            invented_fact: "invented_fact";
            loop: "loop";
            never_revealed: "never_revealed";
            swapped_role: "swapped_role";
            unknown_told: "unknown_told";
        }>;
        message: z.ZodString;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type TalkFigures = z.infer<typeof talkFigures>;
/** Where the scatter of talks comes from, as standard deviations of what was measured; null where it is not separable. */
export declare const talkNoise: z.ZodObject<{
    user: z.ZodNullable<z.ZodNumber>;
    agent: z.ZodNullable<z.ZodNumber>;
    judge: z.ZodNullable<z.ZodNumber>;
    values: z.ZodNumber;
    users: z.ZodNumber;
}, z.core.$strip>;
export type TalkNoise = z.infer<typeof talkNoise>;
/** How many talks with simulated users a run took, those that were thrown away among them. */
export declare const talkCounts: z.ZodObject<{
    talks: z.ZodNumber;
    lost: z.ZodNumber;
    errored: z.ZodNumber;
    noise: z.ZodOptional<z.ZodObject<{
        user: z.ZodNullable<z.ZodNumber>;
        agent: z.ZodNullable<z.ZodNumber>;
        judge: z.ZodNullable<z.ZodNumber>;
        values: z.ZodNumber;
        users: z.ZodNumber;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type TalkCounts = z.infer<typeof talkCounts>;
