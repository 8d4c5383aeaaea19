import { subjectFields } from '../../../text/language/subject-fields.ts';
import { stems } from '../../../text/language/words.ts';

/** Different words of a topic's subject that show, by themselves, that the topic came up. */
const CAME_UP = 3;

/** A scope by the everyday subjects of its topics (text/language/subject-fields.ts): "plane search" is about flights, airports, luggage. */
interface TopicFields {
  /** A topic of no known subject may hold any word. */
  readonly isOpen: boolean;
  /**
   * Of the words that belong to some subject, the share that belongs to one of the scope, in [0, 1]; 0.5 when no word tells.
   * A scope with a topic of no known subject may hold any word, so that for it nothing counts as foreign.
   */
  share(words: readonly string[]): number;
  /** How many of the words belong to subjects outside of the scope alone. */
  foreign(words: readonly string[]): number;
  /** Whether one of the words belongs to some subject. */
  tells(words: readonly string[]): boolean;
  /** How much of the subject of each topic came up in a talk, in [0, 1], in the order of the topics; undefined without a known subject. */
  cameUp(words: readonly string[]): (number | undefined)[];
}

/** The subjects of a scope, by its topics or the one text that describes it. Words are stems. */
export function topicFields(topics: readonly string[]): TopicFields {
  const each = topics.map((topic) => new Set(subjectFields(stems(topic)).keys()));
  const scope = new Set(each.flatMap((fields) => [...fields]));
  const isOpen = each.length === 0 || each.some((fields) => fields.size === 0);
  const count = (words: readonly string[]) => {
    let [inside, outside] = [0, 0];
    for (const word of new Set(words)) {
      const fields = [...subjectFields([word]).keys()];
      if (fields.length === 0) continue;
      if (fields.some((field) => scope.has(field))) inside += 1;
      else outside += 1;
    }
    return { inside, outside };
  };
  return {
    isOpen,
    share(words) {
      const { inside, outside } = count(words);
      const share = inside + outside === 0 ? 0.5 : inside / (inside + outside);
      return isOpen ? Math.max(0.5, share) : share;
    },
    foreign: (words) => count(words).outside,
    tells(words) {
      const { inside, outside } = count(words);
      return inside + outside > 0;
    },
    cameUp(words) {
      const hits = subjectFields(words);
      return each.map((fields) =>
        fields.size === 0
          ? undefined
          : Math.min(1, Math.max(...[...fields].map((field) => hits.get(field) ?? 0)) / CAME_UP),
      );
    },
  };
}
