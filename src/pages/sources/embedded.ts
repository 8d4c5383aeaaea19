import type { PageCase, PageRow } from '../../reports/pages/page-case.ts';
import type { PageHead, PageTail } from '../../reports/pages/page-data.ts';
import type { Source } from './source.ts';

/** Where the texts of a case stand: in which element, from where to where. */
interface Place {
  text: string;
  from: number;
  to: number;
}

const jsonOf = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** Whether the document that this program is in holds data. */
export const isEmbedded = () => document.getElementById('assay-head') !== null;

/**
 * The data in the document: the head before this program, the cases behind it. Of each case a line for lists and a line with its texts,
 * which is parsed when somebody looks at it.
 */
export function embeddedSource(): Source {
  const places: Place[] = [];
  return {
    // Border: the document was written with these types, and its version is looked at before anything else.
    head: () => jsonOf('assay-head') as PageHead,
    follow(listener) {
      let stopped = false;
      whenParsed(() => {
        if (stopped) return;
        listener.rows(rowsOf(places));
        const tail = jsonOf('assay-tail') as PageTail | null;
        if (tail !== null) listener.tail(tail);
      });
      return () => {
        stopped = true;
      };
    },
    texts(place) {
      const found = places[place];
      return found === undefined
        ? null
        : (JSON.parse(found.text.slice(found.from, found.to)) as PageCase | null);
    },
  };
}

function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}

function rowsOf(places: Place[]): PageRow[] {
  const rows: PageRow[] = [];
  for (const element of document.querySelectorAll('script.assay-cases')) {
    const text = element.textContent ?? '';
    for (let at = 1; at < text.length; ) {
      const end = text.indexOf('\n', at);
      if (end === -1) break;
      const behind = text.indexOf('\n', end + 1);
      if (behind === -1) break;
      rows.push(JSON.parse(text.slice(at, end)) as PageRow);
      places.push({ text, from: end + 1, to: behind });
      at = behind + 1;
    }
  }
  return rows;
}
