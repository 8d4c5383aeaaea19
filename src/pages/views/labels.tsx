import { formatCounted } from '../../text/format.ts';
import { type Label, type LabelStore, labelLines } from '../model/labels.ts';
import { hashOf } from '../model/route.ts';
import type { Store } from '../model/store.ts';

/** Verdicts that somebody marked, as a file for `assay calibrate`. */
export function Labels({ store, labels }: { store: Store; labels: LabelStore }) {
  const rows = [...labels.labels.value];
  const file = `${store.head.value.id}.jsonl`;
  if (rows.length === 0)
    return (
      <div class="empty">
        <h1>Labels</h1>
        <p>
          Open a case and mark a verdict as right or wrong, with the buttons below it or the keys <kbd>r</kbd>{' '}
          and <kbd>w</kbd>. The rows tell <code>assay calibrate</code> how far each scorer can be trusted on
          your cases.
        </p>
      </div>
    );
  return (
    <>
      <h1>Labels</h1>
      <section class="card">
        <p>
          {formatCounted(rows.length, 'verdict')} marked,{' '}
          {rows.filter(([, { judgement }]) => judgement === 'wrong').length} of them wrong.
        </p>
        <p>
          <button
            type="button"
            class="primary"
            onClick={() => download(file, labelLines(labels.labels.value))}
          >
            Download {file}
          </button>
        </p>
        <p class="quiet">
          Put it into <code>evals/labels/</code>, then run{' '}
          <code class="command">assay calibrate evals/labels/{file}</code>
        </p>
      </section>
      <ul class="labels">
        {rows.map(([key, label]) => (
          <Row key={key} label={label} remove={() => labels.remove(key)} />
        ))}
      </ul>
    </>
  );
}

function Row({ label, remove }: { label: Label; remove(): void }) {
  const { row, judgement } = label;
  const meta = row['meta'] as { group: string; verdict: string }; // Written by `labelRow`.
  return (
    <li class="card label-row">
      <span class={`badge mark-${judgement}`}>{judgement}</span>
      <code>{String(row['metric'])}</code>
      <span class="quiet">
        {meta.verdict}; should {row['label'] === 1 ? 'pass' : 'fail'}
      </span>
      <a href={hashOf({ view: 'case', id: meta.group })}>
        <code>{meta.group}</code>
      </a>
      <button type="button" onClick={remove} aria-label={`Take back the label of ${String(row['id'])}`}>
        Take back
      </button>
    </li>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
