import { z } from 'zod';
import { formOf } from '../../judges/form-of.ts';

/** Code points of an instruction or example that a model may add; longer ones are no single lesson. */
const LONGEST_TEXT = 700;

const lesson = z.strictObject({
  root_cause: z.string().min(1).max(600),
  lesson: z.string().min(1).max(600),
  op: z.enum(['insert', 'replace', 'delete', 'add_example']),
  anchor: z.string().min(1).max(20),
  text: z.string().max(LONGEST_TEXT),
  evidence: z.array(z.string()).max(50),
});
export type Lesson = z.infer<typeof lesson>;

/** What a model fills in about one kind of failure (improvement.md 2.2 step 6): every lesson is one hypothesis with one edit. */
export const lessonsForm = formOf('lessons_form', z.strictObject({ lessons: z.array(lesson).max(6) }));
