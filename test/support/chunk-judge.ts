import { type ScriptedJudge, type ScriptedQuestion, scriptedJudge } from './scripted-judge.ts';

/** A chunk as a question shows it. */
export interface ShownChunk {
  readonly chunk: number;
  readonly turn?: number | null;
  readonly text: string;
}

/** The chunks that a question shows. */
export function shownChunks(question: ScriptedQuestion): ShownChunk[] {
  return (question.promptInputs['context'] ?? []) as ShownChunk[];
}

/** A model that fills every list about chunks by a function of the chunk's text; ids and lists are kept. */
export function chunkJudge(
  lists: readonly string[],
  entryOf: (text: string, item: Readonly<Record<string, unknown>>, list: string) => Record<string, unknown>,
): ScriptedJudge {
  return scriptedJudge((question) => {
    const texts = new Map(shownChunks(question).map(({ chunk, text }) => [chunk, text]));
    return Object.fromEntries(
      lists
        .filter((list) => question.items(list).length > 0)
        .map((list) => [
          list,
          question.items(list).map((item) => ({
            id: item.id,
            ...entryOf(texts.get(Number(item['chunk'])) ?? '', item, list),
            reason: 'r',
          })),
        ]),
    );
  });
}
