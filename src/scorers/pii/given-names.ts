/**
 * Frequent given names of several languages, in lower case. They say that a capitalised run is a person where nothing else
 * does; names that are mostly other words or places ("Mark", "Paris") are in AMBIGUOUS_NAMES.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'aaron abdul abdullah abigail abraham adam adela adele adriana adriano agnes ahmad ahmed aidan aisha akira alan alana albert alberto ' +
    'alejandra alejandro aleksandr aleksandra alessandra alessandro alessio alex alexander alexandra alexandre alexei alexis alfred alfredo ali alice alicia ' +
    'alina alison allan allen allison alma alvaro alyssa amal amalia amanda amelia amelie amina amir amit amy ana anastasia anders andre andrea andreas ' +
    'andrei andres andrew andrey andrzej andy angela angelina angelo anita anja anjali ann anna anne annette annie anthony antje antoine anton antonia antonio ' +
    'anya ariana ariel arjun arnaud arne arthur arturo asha ashley astrid aurora ava axel ayesha barbara barry bartosz beatrice beatriz ben ' +
    'benjamin bernard bernd bernhard bertha beth bethany betty bianca benito birgit bjorn bob boris brad bradley brandon brenda brendan brent brett brian bridget ' +
    'brittany bruce bruno bryan caitlin caleb calvin camila camille candice cara carina carl carla carlo carlos carmen carol carole carolina caroline carolyn ' +
    'carrie casey catalina caterina catherine cathy cecilia cedric celeste celine cesar chad chandra charles charlie charlotte chen chiara chloe chris christa ' +
    'christian christiane christina christine christoph christophe christopher cindy claire clara clarissa claude claudia claudio claus clemens clement colin colleen ' +
    'connor conor constance corinne courtney craig cristian cristina curtis cynthia dagmar daisuke damian damien dan dana daniel daniela daniele danielle danny ' +
    'darius darren dave david davide deborah debra deepak denise dennis derek diana diane didier diego dieter dimitri dirk dmitri dolores dominic dominik ' +
    'dominique donald donna dora dorothy doug douglas duncan dylan eddie edgar edith eduardo edward edwin eileen ekaterina elaine eleanor elena eli elias elisa ' +
    'elisabeth elise eliza elizabeth ella ellen elsa elvira emil emilia emilie emilio emily emma emmanuel enrico enrique eric erica erich erik erika erin ernest ' +
    'ernesto esteban esther ethan etienne eugene eva evan eve evelyn fabian fabio fatima federica federico felicia felipe felix fernanda fernando filip ' +
    'fiona florian francesca francesco francine francis francisca francisco franco francois frank franz fred freddie frederic frederick frederik frida friedrich fritz gabriel ' +
    'gabriela gabriele gabriella gareth gary gavin geoffrey george georges gerald gerard gerhard gertrude giacomo gilbert gina giorgio giovanna giovanni gisela ' +
    'giulia giuseppe glenn gloria gonzalo gordon graham greg gregory greta guido guillaume guillermo gunnar gustav gustavo guy hamid hannah hans harald ' +
    'haruka harold harriet harry hassan heather hector heidi heike heinrich heinz helen helena helene helga helmut hendrik henri henrik henry herbert herman hilda ' +
    'hiroshi holger holly howard hugh hugo ian ibrahim ida ignacio igor ilse imran ines inga ingrid irena irene irina iris isaac isabel isabella isabelle ' +
    'ivan ivana jacob jacqueline jacques jaime jake jakob jakub james jamie jan jana jane janet janice janine jared jasmine jason javier jean jeff jeffrey jenna ' +
    'jennifer jenny jens jeremy jerome jerry jesse jessica jessie jesus jill jim jimmy jing joan joanna joanne joao joaquin joel joerg johan johanna johannes john ' +
    'johnny jon jonas jonathan jorge jose josef josefina joseph josephine josh joshua juan juana judith judy julia julian juliana julie julien juliet julio justin ' +
    'justyna kai kamil karen karin karina karl karla karolina kate katarina katharina katherine kathleen kathryn kathy katie katja katrin kayla keith kelly ken kenji ' +
    'kenneth kerry kevin khalid kim kimberly kirsten klaus konrad kristen kristian kristin kristina kristine kristoffer krzysztof kumar kurt kyle lakshmi lara larry ' +
    'lars lasse laura lauren laurence laurent lea leah leila lena leo leon leonard leonardo leonie leonora leslie liam liisa lilian liliana lillian lily linda lindsay ' +
    'lisa liv liz loretta lorenzo lori lothar lou louis louisa louise luc luca lucas lucia luciana lucie lucy ludwig luis luisa lukas luke lydia lynn mads magda ' +
    'magdalena magnus malcolm manfred manuel manuela marc marcel marcello marcelo marcia marco marcos marcus marek margaret margarita margot maria mariam marian ' +
    'mariana marianne marie mariko marilyn marina mario marion marisa marisol marjorie markus marlene marta martha martin martina martine mary mateo mateusz mathias ' +
    'mathieu mathilde matias matilda matt matteo matthew matthias maureen maurice mauricio max maxime maximilian maxwell megan mehmet mei melanie melinda melissa mercedes mia ' +
    'michael michaela michal michel michele michelle miguel mikael mike mikhail mikko mila milan mildred milena minh miriam mitchell mohamed mohammad mohammed mona ' +
    'monica monika monique morten moritz muhammad mustafa myriam nadia nadine naomi natalia natalie natasha nathan nathalie neil nelson nicholas nick nicola nicolas ' +
    'nicole nigel niklas nikolai nikolaj nikolas nils nina nora norma norman odette olaf oleg olga oliver olivia olivier omar oscar oskar otto owen pablo pamela paola ' +
    'paolo pascal patricia patrice patricio patrick patrik paul paula paulina pauline paulo pavel pedro peggy penelope per peter petra petros phil philip philipp ' +
    'philippe phillip phoebe phyllis pierre pietro pilar piotr priya rachel rafael rahul raj rajesh ralf ralph ramon randall randy raquel raul raymond rebecca regina ' +
    'reinhard rene renata renate renee ricardo riccardo richard rick rita rob robert roberta roberto robin rodrigo roger roland rolf romain roman ron ronald ronja rosa ' +
    'rosalie rosario rosemary ross roxanne ruben rudolf rudolph rupert russell ruth ryan sabina sabine sabrina salma salvatore sam samantha samir samuel sandra sandro ' +
    'sandy sanjay santiago sara sarah sascha saskia scott sean sebastian sergei sergio seth shannon sharon shaun sheila shirley shreya sibylle sidney sigrid silvia simon ' +
    'simona simone sofia sofie sonia sonja sonya sophia sophie stacey stacy stan stanley stefan stefania stefano steffen stella stephan stephanie stephen steve steven ' +
    'stuart sunil suresh susan susana susanna susanne suzanne suzi suzy svein sven svetlana sylvia sylvie tadeusz tamara tanja tanya tara tatiana ted teresa teri terry thea ' +
    'theodore theresa therese thiago thomas thorsten tiago tiffany till tim timo timothy tina tobias todd tom tomas tomasz tommy toni tony torsten tracey tracy travis trevor ' +
    'trond tyler ulrich ulrike ulrika ursula uwe vadim valentina valeria valerie vanessa vasily vera veronica veronika vicente vicki vicky victor viktor viktoria vincent ' +
    'vincenzo viola vivian viviane vladimir volker walter wanda warren wayne wei wendy werner wilhelm william willy wolfgang xavier yan yara yasmin yolanda yuki yuri yusuf yves ' +
    'yvette yvonne zachary zahra zoe zoltan'
  ).split(' '),
);

/** Given names that are as often another word, a month or a place: alone they say nothing. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  (
    'amber april art august austin autumn bill brooke chance charity chase chelsea china crystal daisy dallas dawn dean drew earl ' +
    'faith florence florida frank georgia grace grant guy hazel heath holly hope houston hunter iris ivy jack jade jasmine jerry jesus joy ' +
    'jordan june kim lee lily madison mark mason may max mercedes miles olive paris pat pearl penny phoenix ray robin rob rose ruby ' +
    'sandy savannah skip stan stella summer sue sydney ted till trinity victoria virginia viola violet wade will willow'
  ).split(' '),
);
