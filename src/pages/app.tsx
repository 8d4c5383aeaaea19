import type { PageHead } from '../reports/pages/page-data.ts';
import { formatCount } from '../text/format.ts';
import type { LabelStore } from './model/labels.ts';
import { hashOf } from './model/route.ts';
import type { Store } from './model/store.ts';
import type { ThemeStore } from './model/theme.ts';
import { CaseView } from './views/case.tsx';
import { Cases } from './views/cases.tsx';
import { ComparisonView } from './views/comparison.tsx';
import { ExperimentView } from './views/experiment.tsx';
import { Failures } from './views/failures.tsx';
import { Help } from './views/help.tsx';
import { Labels } from './views/labels.tsx';
import { OptimizationView } from './views/optimization.tsx';
import { Overview } from './views/overview.tsx';
import { Scorers } from './views/scorers.tsx';

interface AppProps {
  store: Store;
  labels: LabelStore;
  theme: ThemeStore;
}

/** The page: a bar with its views, and the one that the hash names. */
export function App({ store, labels, theme }: AppProps) {
  return (
    <>
      <button type="button" class="skip" onClick={toMain}>
        To the content
      </button>
      <Bar store={store} labels={labels} theme={theme} />
      <main id="main" tabIndex={-1}>
        <View store={store} labels={labels} />
      </main>
      <p class="said" role="status">
        {store.notice.value}
      </p>
      <Help store={store} />
    </>
  );
}

function toMain(): void {
  document.getElementById('main')?.focus();
}

const NAMES: Record<PageHead['kind'], string> = {
  run: 'run',
  comparison: 'comparison',
  experiment: 'experiment',
  optimization: 'optimization',
};

function Bar({ store, labels, theme }: AppProps) {
  const head = store.head.value;
  const here = store.route.value.view;
  return (
    <header class="bar">
      <p class="brand">
        <b>Assay</b>
        <span class="quiet">
          {NAMES[head.kind]} <code>{head.id}</code>
        </span>
      </p>
      <nav aria-label="Views">
        {viewsOf(head, store, labels).map(([view, name]) => (
          <a
            key={view}
            href={hashOf({ view })}
            aria-current={here === view || (here === 'case' && view === 'cases') ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <p class="tools-of-page">
        <button type="button" class="plain" onClick={theme.next} title="Colours">
          <span class="unseen">Colours: </span>
          {{ system: 'Auto', light: 'Light', dark: 'Dark' }[theme.theme.value]}
        </button>
        <button
          type="button"
          class="plain"
          title="Keys"
          onClick={() => {
            store.isHelpOpen.value = true;
          }}
        >
          ?<span class="unseen"> Keys</span>
        </button>
      </p>
    </header>
  );
}

function viewsOf(head: PageHead, store: Store, labels: LabelStore): [string, string][] {
  if (head.run === undefined) return [];
  const moved = head.comparison === undefined ? 0 : head.comparison.flips.length + head.comparison.more_flips;
  const marked = labels.count.value;
  const total = store.isLoaded.value ? store.cases.value.length : head.run.counts.total;
  return [
    ['overview', 'Overview'],
    ['cases', `Cases ${formatCount(total)}`],
    ['scorers', 'Scorers'],
    ...(head.failures === undefined ? [] : [['failures', 'Failures'] as [string, string]]),
    ...(head.comparison === undefined
      ? []
      : [['comparison', moved === 0 ? 'Compared' : `Moved ${formatCount(moved)}`] as [string, string]]),
    ['labels', marked === 0 ? 'Labels' : `Labels ${formatCount(marked)}`],
  ];
}

function View({ store, labels }: { store: Store; labels: LabelStore }) {
  const { kind } = store.head.value;
  if (kind === 'experiment') return <ExperimentView store={store} />;
  if (kind === 'optimization') return <OptimizationView store={store} />;
  if (kind === 'comparison') return <ComparisonView store={store} />;
  switch (store.route.value.view) {
    case 'cases':
      return <Cases store={store} />;
    case 'case':
      return <CaseView store={store} labels={labels} />;
    case 'scorers':
      return <Scorers store={store} />;
    case 'failures':
      return <Failures store={store} />;
    case 'comparison':
      return <ComparisonView store={store} />;
    case 'labels':
      return <Labels store={store} labels={labels} />;
    default:
      return <Overview store={store} />;
  }
}
