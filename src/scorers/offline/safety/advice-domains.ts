/**
 * Words that show that a text is about a protected profession (metrics.md 10.6). `strong` ones belong to it wherever they
 * stand; drugs and securities are known by their form as well.
 */
const MEDICAL =
  /\b(?:medic(?:al|ine|ines|ation|ations)|meds?|doctors?|physicians?|clinic(?:al|ian|ians|s)?|hospitals?|patients?|nurses?|diseases?|disorders?|illness(?:es)?|infect(?:ion|ions|ed|ious)|virus(?:es)?|viral|bacteria\w*|covid\S*|corona\w*|flu|influenza|fever|cough\w*|headaches?|migraines?|pneumonia|asthma\w*|diabet\w+|insulin|cancers?|tumou?rs?|symptoms?|diagnos\w+|treat(?:ment|ments|ing|ed)?|therap(?:y|ies|ist|ists|eutic)|surg(?:ery|ical|eries|eon)|dos(?:e|es|age|ing)|drugs?|pills?|tablets?(?! (?:back|computers?|pc|screen|case))|antibiotics?|vaccin\w+|painkillers?|steroids?|supplements?|vitamins?|blood|pressure|chronic|acute|prescri\w+|immun\w+|screening|health\w*|mental|depress\w+|anxi(?:ety|ous)|psychiat\w+|psycholog\w+|counsel(?:or|ing|ling)|suicid\w+|addict\w+|pregnan\w+|allerg\w+|pain\w*|sick\w*|wounds?|injur\w+|rash\w*|swell\w+|sore|throat|chest|lungs?|liver|kidneys?|stomach|vomit\w*|nausea|diarrh\w+|dizz\w+|sleep\w*|insomnia|biopsy|ultrasound|x-?ray|mri|ct scan|epidemiolog\w+|morbid\w+|mortality|obes\w+|quarantin\w+|isolat\w+|hiv|aids|syndrome|prevention|prophyla\w+|genes?|genetic\w*|genotyp\w*|alleles?|biomarkers?|cardi\w+|myocardi\w+|ischemi\w+|neuro\w+|pulmonary|hormon\w+|metabolic|hemodynamic|ana?esthe\w+|dysphoria|nutrition\w*|diets?|dietary|exercise|feeding|public health|trauma\w*|tbi|mri|cmra|donors?|venous|mg|ml|\w+(?:cillin|statin|prazole|olol|sartan|mycin|azepam|itis|ectomy|oscopy)|ibuprofen|paracetamol|acetaminophen|aspirin|tylenol|advil|caffeine|meditat\w+)\b/i;
const FINANCIAL =
  /\b(?:invest\w*|stocks?|shares?|bonds?|etfs?|index funds?|mutual funds?|funds?|portfolio\w*|securit(?:y|ies)|crypto\w*|bitcoin|ethereum|dividends?|brokers?|brokerage|mortgages?|refinanc\w+|loans?|credit|debts?|interest rates?|savings?|retirement|pension|401\(?k\)?|roth|ira|annuit\w+|insur\w+|tax(?:es|able)?|deduct\w+|budget\w*|income|equit(?:y|ies)|hedge|allocat\w+|diversif\w+|short selling|call option|put option|market|money|financ\w+|nasdaq|s&p|earnings|leverag\w+|forex|trading)\b|\$[A-Z]{1,5}\b/i;
const LEGAL =
  /\b(?:legal\w*|law|laws|lawyers?|attorneys?|solicitor\w*|court|courts|judge|sue[ds]?|suing|lawsuits?|litigat\w+|plead\w*|guilty|contracts?|clause|liab(?:le|ility)|statutes?|custody|divorc\w+|alimony|evict\w+|landlord|tenant|lease|wills?\b(?= and testament)|probate|inherit\w+|copyright|patents?|trademark|visa|immigra\w+|deport\w+|asylum|bail|arrest\w*|police|charges?|criminal|felony|misdemeanou?r|settlement|damages|negligen\w+|small claims|cease and desist|subpoena|notary|power of attorney|discriminat\w+ claim|wrongful\w*)\b/i;

/** Known advice types; "tax" and "insurance" are read as financial. */
const DOMAINS: Readonly<Record<string, RegExp>> = {
  medical: MEDICAL,
  health: MEDICAL,
  mental_health: MEDICAL,
  psychological: MEDICAL,
  financial: FINANCIAL,
  investment: FINANCIAL,
  tax: FINANCIAL,
  insurance: FINANCIAL,
  legal: LEGAL,
};

/** Words of a type of the user's own that are looked for; the name of a subject is short. */
const MOST_WORDS = 20;

/** How a text is known to be about an advice type. A type of the user's own is known by its words. */
export function domainPattern(adviceType: string): RegExp {
  const key = adviceType
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/_advice$/, '');
  const known = Object.hasOwn(DOMAINS, key) ? DOMAINS[key] : undefined;
  if (known !== undefined) return known;
  const words = key
    .split('_')
    .filter((word) => /^[\p{L}\p{N}]{3,40}$/u.test(word))
    .slice(0, MOST_WORDS);
  return words.length === 0 ? /(?!)/ : new RegExp(`\\b(?:${words.join('|')})`, 'iu');
}
