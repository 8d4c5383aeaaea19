/**
 * Further words of everyday subjects, by the first word of each in text/lexicons/subject-fields.ts. What may be said in several subjects
 * stands in each of them, so that it speaks against none.
 */
export const SUBJECT_WORDS: Readonly<Record<string, string>> = {
  flight:
    'reserve reservation booking book seat aisle passenger economy gate terminal itinerary jet runway carry-on stopover airways travel trip passport destination ticket fare landing takeoff cabin crew arrive arrival credits departing leaving traveler traveller',
  apartment:
    'condo studio move-in square floors rooms bedrooms neighbourhood neighborhood utilities deposit viewing tour parking building house home realtor roommate sublet tenancy heating unit fee apply credits laundry furniture',
  bank: 'pin transfer overdrawn balance checking cheque card teller branch authenticate authentication unauthorized suspicious theft stolen payment funds money cash wire iban maiden birth scam credit spend spent statement interest loan mortgage euro dollar limit',
  weather:
    'travel trip vacation holiday forecast freezing frost chilly drizzle shower fog foggy hail thunder thunderstorm lightning hurricane climate precipitation breeze overcast jacket coat raincoat',
  party:
    'booking book guests venue hosting host attend attending bash wedding reception graduation catering cake decoration balloon dance dj music plus-one parking dietary food arrive vegetarian vegan halal kosher drinks bar celebrate',
  restaurant:
    'delivery deliver takeaway takeout rating rated waiting reservation reserve booking book seating seat party menu waiter waitress starter dessert wine steak sushi italian thai chinese indian mexican french vegan vegetarian halal kosher cuisine outdoor terrace delicious tip diner bistro cafe café brunch spicy noodle pasta duck seafood bar drink budget expensive cheap location',
  hotel:
    'travel trip vacation holiday journey tourist reservation book booking check-in night nights bed king queen suite breakfast pool spa balcony reception front desk amenities housekeeping rooms guest star stars view location',
  doctor:
    'sick ill pain ache fever cough headache prescription refill medication medical health insurance blood test appointment visit surgeon surgery specialist checkup chemo allergy allergic rash examination urgent emergency practice',
  meeting:
    'slot zoom invitees participants attendees duration reason room colleague boss office agenda presentation',
  ride: 'travel vacation holiday pick-up drop-off destination lyft car driver passengers trip route tickets platform departure fare station airport arrive schedule',
  direction:
    'miles kilometers kilometres traffic distance shortest fastest directions highway bike walking driving travel transit station route trip',
  order:
    'item items refunded cancel purchase purchased bought buy carrier tracking shipped shipping stock size replacement exchange damaged discount coupon voucher delivered package lamp customer',
  code: 'repository repo commit branch merge pull-request variable method library framework api server endpoint deploy build pipeline test exception stack trace syntax loop array string integer json yaml docker linux kernel process terminal shell git html css java rust golang typescript',
  password: 'sign-in signin locked unlock two-factor authentication authenticator credentials user email pin',
  stock:
    'stocks shares etf index funds bull bear market yield earnings equity gold hedge savings commodity capital nasdaq inflation retirement',
  lawyer:
    'law firm solicitor divorce custody settlement evidence testimony verdict trial appeal plea guilty innocent crime criminal police client hearing notary clause liability',
  tax: 'taxable deduct withholding accountant refund return vat revenue bracket exemption',
  insurance:
    'insured insurer payout liability accident damage deductible beneficiary policyholder coverage cover',
  recipe:
    'cooking baking simmer pan pot stir teaspoon tablespoon dough cheese garlic onion tomato tomatoes salt pepper minced beef chicken vegetable vegetables boil roast grill lasagna lasagne pasta cake bread dish food meal',
  football:
    'player players season stadium referee championship cup defeat striker quarterback pitcher baseball hockey golf cricket rugby olympics athlete championship',
  movie:
    'movies films netflix hollywood scene screenplay oscar sequel plot starring characters blockbuster streaming show',
  song: 'songs album lyrics chorus melody tune rapper rap rock jazz classical violin drum drums playlist orchestra composer concert',
  school:
    'pupil pupils math maths mathematics algebra geometry calculus integral physics chemistry biology history essay assignment teach study studying tutor quiz equation fraction science graded test college degree professor lecture',
  quiz: 'round jeopardy trivia checkmate',
  spaceship:
    'space rocket nasa mars moon alien captain shields engine warp starship mission launch galaxy planet',
  job: 'jobs applicant application candidate promotion resign cv cover-letter manager hr payroll leave vacation employee employees benefits overtime payslip shift shortlist hire hired boss recruit',
  car: 'cars drive driving tank gasoline petrol diesel gearbox transmission windshield tires insurance repair rental honda toyota ford bmw electric charger',
  phone:
    'smartphone iphone android bill billing plan signal text sms internet fibre fiber outage contract tariff voicemail modem wireless gigabyte roaming provider',
  dog: 'dogs cats pets hamster rabbit fish bird parrot kibble litter vaccination neuter bark',
  politics:
    'elections voter voters democrat republican liberal conservative campaign candidate minister law policy congress parliament mayor governor referendum liberals tax',
  poem: 'poems stanza haiku limerick sonnet rhyming author fiction chapter plot narrator autumn verses',
};

/** Of all these, words that mean other things as often: they never stand for a subject by themselves. */
export const AMBIGUOUS_WORDS: ReadonlySet<string> = new Set(
  (
    'match order table book booking board file line bill issue statement state character light note call signal match test series star team game ' +
    'answer question play set class policy contract plan settings package product process exception string branch build park driver engine ' +
    'fish pressure address level point check date account balance fee credit limit party bar cell course grade function script status ' +
    'room stay floor view square unit apply leave application show plot address step right left turn corner drive walk item stock share ' +
    'bond interest claim premium space moon captain mission launch plane pilot track record rock chapter author write release act letter ' +
    'charge cover house home building kitchen boss colleague manager question guess correct round identity birth mother client customer ' +
    'evidence trial hearing appeal feature benefit leaves cold hot warm heat sick urgent practice visit season cup win lost weather calendar'
  ).split(' '),
);

/** Words of every trade: whoever sells anything speaks of refunds and prices, so that they speak against no subject. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  (
    'refund refunded return returns cancel cancelled cancellation purchase purchased buy bought price prices discount voucher coupon ' +
    'invoice customer email payment status address cost costs fee form warranty order'
  ).split(' '),
);
