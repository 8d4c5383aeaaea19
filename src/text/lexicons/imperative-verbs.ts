/** Base forms with which users open a request, or with which an instruction opens (metrics.md 10.2). */
export const IMPERATIVE_VERBS: ReadonlySet<string> = new Set(
  (
    'add adjust advise analyze analyse answer apply approve arrange ask assess assign assist attach avoid block book build ' +
    'buy calculate call cancel categorize change check choose cite clarify classify clean close combine compare compile ' +
    'complete compose compute confirm connect consider contact continue contrast convert copy correct count create ' +
    'debug decide define delete deliver demonstrate deploy describe design determine develop disable discuss display ' +
    'distinguish download draft draw edit elaborate email enable enter estimate evaluate examine exchange execute expand ' +
    'explain explore export extract fetch file fill filter find finish fix follow forward format forget generate get give ' +
    'go grant guess guide help highlight identify ignore illustrate imagine implement import improve include increase ' +
    'indicate inform insert install investigate invite issue keep label learn leave let limit list locate log look lower ' +
    'mail make map mark match measure mention merge modify monitor move name narrate note notify offer open order ' +
    'organize outline paraphrase pay perform pick place plan play post predict prepare present print prioritize process ' +
    'produce proofread propose prove provide publish purchase put quote raise rank rate read rebook recall recommend ' +
    'record redact reduce refactor refund register reject remember remind remove rename renew rent reorder rephrase replace ' +
    'reply report request reschedule reserve reset resolve respond restart retrieve return reverse review rewrite run save ' +
    'say scan schedule score search select send set share ship show sign simplify sketch solve sort specify split start ' +
    'state stop submit subscribe subtract suggest sum summarize summarise support switch take talk teach tell test ' +
    'think track train transfer translate transform troubleshoot try turn understand unlock unsubscribe update upgrade upload ' +
    'use validate verify visit wait walk watch withdraw write act pretend roleplay always never ensure disregard reveal'
  ).split(' '),
);
