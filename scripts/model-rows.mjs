/** The catalogue of models as rows of a page: those that live on the day on which its tables were checked. */
import { ENDS, LISTED } from '../src/models/catalogue-data.ts';
import { hasEnded, lifetimeOf } from '../src/models/lifetime.ts';
import { withoutEdition } from '../src/models/names.ts';
import { priceOf } from '../src/models/prices.ts';
import { CHECKED_ON } from '../src/models/retirements.ts';

const UNKNOWN = 'unknown';
const PROVIDERS = { openai: 'OpenAI', anthropic: 'Anthropic' };

/** `[name, question, answer, end, successor]`, by provider; an edition stands with its model. */
export function modelRows() {
  const now = Date.parse(CHECKED_ON);
  return Object.entries(PROVIDERS).flatMap(([provider, title]) => [
    [`**${title}**`, '', '', '', ''],
    ...[...LISTED[provider], ...Object.keys(ENDS[provider])]
      .filter((model) => withoutEdition(model) === model && !hasEnded(model, now))
      .sort()
      .map((model) => {
        const price = priceOf(model);
        const { ends, successors } = lifetimeOf(model);
        return [
          `\`${model}\``,
          price === null ? UNKNOWN : String(price.input),
          price === null ? UNKNOWN : String(price.output),
          ends ?? 'no end announced',
          successors.length === 0 ? '' : `\`${successors[0]}\``,
        ];
      }),
  ]);
}
