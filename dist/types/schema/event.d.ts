import { z } from 'zod';
/** Events that a webhook can subscribe to (interface 6). */
export declare const WEBHOOK_EVENTS: readonly ['run.completed', 'run.failed', 'evaluation.completed', 'optimization.completed'];
export declare const webhookEvent: z.ZodEnum<{
    "evaluation.completed": "evaluation.completed";
    "optimization.completed": "optimization.completed";
    "run.completed": "run.completed";
    "run.failed": "run.failed";
}>;
export type WebhookEvent = z.infer<typeof webhookEvent>;
/** `data` of each webhook event (contract 10). `run.failed` holds exactly the four strings of interface 6. */
export declare const runCompletedData: z.ZodObject<{
    run_id: z.ZodString;
    agent_id: z.ZodNullable<z.ZodString>;
    conclusion: z.ZodEnum<{
        failed: "failed";
        neutral: "neutral";
        passed: "passed";
    }>;
    reason: z.ZodString;
    pass_rate: z.ZodNullable<z.ZodNumber>;
    counts: z.ZodObject<{
        total: z.ZodNumber;
        passed: z.ZodNumber;
        failed: z.ZodNumber;
        errored: z.ZodNumber;
        skipped: z.ZodNumber;
        unsure: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>;
    avg_scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
    duration_ms: z.ZodNumber;
    url: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const runFailedData: z.ZodObject<{
    run_id: z.ZodString;
    test_case_id: z.ZodString;
    test_case_name: z.ZodString;
    failure_summary: z.ZodString;
}, z.core.$strict>;
export declare const evaluationCompletedData: z.ZodObject<{
    evaluation_id: z.ZodString;
    overall_pass: z.ZodBoolean;
    scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
    batch_id: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const optimizationCompletedData: z.ZodObject<{
    optimization_id: z.ZodString;
    agent_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        failed: "failed";
        running: "running";
    }>;
    decision: z.ZodString;
    predicted_improvement: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    validation_run_id: z.ZodString;
}, z.core.$strip>;
/** Body of a webhook delivery: exactly `event`, `timestamp`, `data`. The signature covers its raw bytes. */
export declare const webhookPayload: z.ZodDiscriminatedUnion<[z.ZodObject<{
    event: z.ZodLiteral<"run.completed">;
    timestamp: z.ZodISODateTime;
    data: z.ZodObject<{
        run_id: z.ZodString;
        agent_id: z.ZodNullable<z.ZodString>;
        conclusion: z.ZodEnum<{
            failed: "failed";
            neutral: "neutral";
            passed: "passed";
        }>;
        reason: z.ZodString;
        pass_rate: z.ZodNullable<z.ZodNumber>;
        counts: z.ZodObject<{
            total: z.ZodNumber;
            passed: z.ZodNumber;
            failed: z.ZodNumber;
            errored: z.ZodNumber;
            skipped: z.ZodNumber;
            unsure: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>;
        avg_scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
        duration_ms: z.ZodNumber;
        url: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strict>, z.ZodObject<{
    event: z.ZodLiteral<"run.failed">;
    timestamp: z.ZodISODateTime;
    data: z.ZodObject<{
        run_id: z.ZodString;
        test_case_id: z.ZodString;
        test_case_name: z.ZodString;
        failure_summary: z.ZodString;
    }, z.core.$strict>;
}, z.core.$strict>, z.ZodObject<{
    event: z.ZodLiteral<"evaluation.completed">;
    timestamp: z.ZodISODateTime;
    data: z.ZodObject<{
        evaluation_id: z.ZodString;
        overall_pass: z.ZodBoolean;
        scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
        batch_id: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strict>, z.ZodObject<{
    event: z.ZodLiteral<"optimization.completed">;
    timestamp: z.ZodISODateTime;
    data: z.ZodObject<{
        optimization_id: z.ZodString;
        agent_id: z.ZodString;
        status: z.ZodEnum<{
            completed: "completed";
            failed: "failed";
            running: "running";
        }>;
        decision: z.ZodString;
        predicted_improvement: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        validation_run_id: z.ZodString;
    }, z.core.$strip>;
}, z.core.$strict>], "event">;
export type WebhookPayload = z.infer<typeof webhookPayload>;
/** A message of the progress stream of a run (contract 11). Attempts and turns count from 0. */
export declare const progressEvent: z.ZodDiscriminatedUnion<[z.ZodObject<{
    seq: z.ZodNumber;
    at: z.ZodISODateTime;
    type: z.ZodLiteral<"run.started">;
    data: z.ZodObject<{
        run_id: z.ZodString;
        test_case_count: z.ZodNumber;
        judge: z.ZodOptional<z.ZodObject<{
            mode: z.ZodEnum<{
                llm: "llm";
                offline: "offline";
            }>;
            model: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    seq: z.ZodNumber;
    at: z.ZodISODateTime;
    type: z.ZodLiteral<"case.started">;
    data: z.ZodObject<{
        test_case_id: z.ZodString;
        attempt: z.ZodNumber;
        test_case_name: z.ZodString;
        agent_id: z.ZodString;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    seq: z.ZodNumber;
    at: z.ZodISODateTime;
    type: z.ZodLiteral<"turn.scored">;
    data: z.ZodObject<{
        test_case_id: z.ZodString;
        attempt: z.ZodNumber;
        turn_id: z.ZodString;
        turn_index: z.ZodNumber;
        results: z.ZodRecord<z.ZodString, z.ZodObject<{
            score: z.ZodNumber;
            pass: z.ZodBoolean;
            reasoning: z.ZodString;
            metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            gating: z.ZodOptional<z.ZodLiteral<false>>;
        }, z.core.$strip>>;
        errors: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
            code: z.ZodString;
            subcode: z.ZodOptional<z.ZodString>;
            message: z.ZodString;
            field: z.ZodOptional<z.ZodString>;
            hint: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    seq: z.ZodNumber;
    at: z.ZodISODateTime;
    type: z.ZodLiteral<"case.finished">;
    data: z.ZodObject<{
        test_case_id: z.ZodString;
        test_case_name: z.ZodString;
        status: z.ZodEnum<{
            errored: "errored";
            failed: "failed";
            passed: "passed";
            skipped: "skipped";
        }>;
        unsure: z.ZodOptional<z.ZodLiteral<true>>;
        error: z.ZodOptional<z.ZodObject<{
            code: z.ZodString;
            message: z.ZodString;
            hint: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        finished: z.ZodNumber;
        test_case_count: z.ZodNumber;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    seq: z.ZodNumber;
    at: z.ZodISODateTime;
    type: z.ZodLiteral<"run.finished">;
    data: z.ZodObject<{
        run_id: z.ZodString;
        status: z.ZodEnum<{
            completed: "completed";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        conclusion: z.ZodEnum<{
            failed: "failed";
            neutral: "neutral";
            passed: "passed";
        }>;
        reason: z.ZodString;
        counts: z.ZodObject<{
            total: z.ZodNumber;
            passed: z.ZodNumber;
            failed: z.ZodNumber;
            errored: z.ZodNumber;
            skipped: z.ZodNumber;
            unsure: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>;
        pass_rate: z.ZodNullable<z.ZodNumber>;
        duration_ms: z.ZodNumber;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    seq: z.ZodNumber;
    at: z.ZodISODateTime;
    type: z.ZodLiteral<"heartbeat">;
    data: z.ZodObject<{}, z.core.$strip>;
}, z.core.$strip>], "type">;
export type ProgressEvent = z.infer<typeof progressEvent>;
export type ProgressEventType = ProgressEvent['type'];
