/** What the constraints on the historic bases find and let pass, beyond their examples. */
import { under } from '../../../../../server/src/rulesets/case';
import { iberia, iberianBases } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

const events = under(iberia, 'politicalEvents');

describe('the die for the Azores', () => {
  it('is rolled while the US is at war with Germany and Spain and Portugal are neutral', () => {
    covers('wif-ssw:W71');
    const states = [
      ['usAtWarWithGermany: false', 'once the US is at war with Germany'],
      ['spain: axis', 'while Spain is neutral'],
      ['portugal: allied', 'while Portugal is neutral'],
    ] as const;
    for (const [state, why] of states) {
      assertFails(
        iberia,
        `
          politics: { ${state} }
          politicalEvents:
            - { event: azores-die }
            #          ^^^^^^^^^^ wif-ssw/azores-die ${why}
        `,
      );
    }
  });

  it('is rolled in a production phase', () => {
    covers('wif-ssw:W71');
    assertFails(
      events,
      `
        - { event: azores-die, phase: naval-combat }
        #                             ^^^^^^^^^^^^ wif-ssw/azores-die at the start of a production phase
      `,
    );
  });

  it('is rolled once by option', () => {
    assertFails(
      iberia,
      `
        options: { azoresDie: once }
        politicalEvents:
          - { event: azores-die, die: 2 }
          - { event: azores-die, die: 3 }
          #          ^^^^^^^^^^ wif-ssw/azores-die it is rolled once
      `,
    );
  });

  it('has no US entry effect', () => {
    covers('wif-ssw:W89');
    assertFails(
      events,
      `
        - { event: azores-die, usEntry: 5 }
        #                               ^ wif-ssw/azores-us-entry no US entry effect
      `,
    );
  });
});

describe('Cadiz', () => {
  it('may be gained where nothing is said of Spain and France', () => {
    assertPasses(
      iberia,
      `
        politics: ~
        politicalEvents:
          - { event: germany-gains-cadiz }
      `,
    );
  });

  it('is gained while Spain is neutral, and after the fall of France', () => {
    covers('wif-ssw:W64');
    const states = [
      ['spain: neutral, france: unconquered', 'once France is conquered or Vichy France is installed'],
      ['spain: allied, france: conquered', 'while Spain is neutral'],
    ] as const;
    for (const [state, why] of states) {
      assertFails(
        iberia,
        `
          politics: { ${state} }
          politicalEvents:
            - { event: germany-gains-cadiz }
            #          ^^^^^^^^^^^^^^^^^^^ wif-ssw/cadiz-gained ${why}
        `,
      );
    }
  });

  it('is in use only as it can have been gained', () => {
    covers('wif-ssw:W64');
    const cadiz = under(iberianBases, 'bases.cadiz');
    assertPasses(
      cadiz,
      `
        gainedIn: declaration-of-war
        usEntry: 5
      `,
    );
    assertFails(
      cadiz,
      `
        gainedIn: production
        #         ^^^^^^^^^^ wif-ssw/cadiz-gained in a declaration of war phase
      `,
    );
    assertFails(
      cadiz,
      `
        usEntry: 3
        #        ^ wif-ssw/cadiz-gained The US entry effect of Cadiz is +5
      `,
    );
    assertFails(
      iberianBases,
      `
        politics: { france: unconquered }
        bases:
          cadiz:
            inUse: true
            #      ^^^^ wif-ssw/cadiz-gained Germany has no use of Cadiz before France is conquered
      `,
    );
  });

  it('is not in use once France is liberated', () => {
    covers('wif-ssw:W67');
    assertFails(
      iberianBases,
      `
        politics: { france: liberated }
        bases:
          cadiz:
            inUse: true
            #      ^^^^ wif-ssw/cadiz-lost France is liberated
      `,
    );
  });

  it('is lost for good with whatever loss, by option', () => {
    assertFails(
      iberia,
      `
        options: { cadizAgain: never }
        politicalEvents:
          - { event: germany-gains-cadiz }
          - { event: spain-joins-allies }
          - { event: spain-becomes-neutral }
          - { event: germany-gains-cadiz }
          #          ^^^^^^^^^^^^^^^^^^^ wif-ssw/cadiz-lost it cannot gain it again
      `,
    );
  });

  it('may be attacked in port where nothing is said of Spain', () => {
    assertPasses(
      iberianBases,
      `
        politics: ~
        bases:
          cadiz:
            attackedInPort: true
      `,
    );
  });

  it('is no supply source while Germany does not have the use of it', () => {
    covers('wif-ssw:W66');
    assertFails(
      under(iberianBases, 'bases'),
      `
        cadiz: { inUse: false, supply: secondary-source }
        #                              ^^^^^^^^^^^^^^^^ wif-ssw/cadiz-supply it is no supply source
      `,
    );
  });
});

describe('Chorus of Nations', () => {
  it('has no use for the events in which a base is gained, and for other events it has', () => {
    covers('wif-ssw:W63');
    assertFails(
      iberia,
      `
        options: { chorusOfNations: true, rounding: up }
        politicalEvents:
          - { event: france-conquered }
          - { event: germany-gains-cadiz }
          #          ^^^^^^^^^^^^^^^^^^^ wif-ssw/historic-bases-unused
      `,
    );
    assertPasses(iberia, 'options: { chorusOfNations: true }');
  });
});

describe('the Azores of Allies at war with Spain', () => {
  const atWar = (reading: string, caret = '') => `
    options: { warOnSpain: ${reading} }
    politics: { spain: axis, portugal: neutral, france: vichy, alliesAtWarWithSpain: true }
    bases:
      azores:
        inUse: true${caret}
  `;

  it('are kept or lost by option', () => {
    covers('wif-ssw:W73');
    assertPasses(iberianBases, atWar('kept'));
    const caret = `
        #      ^^^^ wif-ssw/azores-revoked The Allies are at war with Spain`;
    assertFails(iberianBases, atWar('revoked', caret));
  });
});

describe('units at a base that nobody has the use of', () => {
  const cadiz = (events: string, caret = '') => `${events}
    bases:
      cadiz:
        inUse: false
        units:
          - { id: flotilla-7, type: sub, power: germany, attack: 3, section: 0 }${caret}
  `;

  it('have no right to be there', () => {
    covers('wif-ssw:W64', 'wif-ssw:W65', 'wif-ssw:W72');
    const caret = `
          #       ^^^^^^^^^^ wif-ssw/cadiz-guest Germany cannot use it`;
    assertFails(iberianBases, cadiz('', caret));
    assertPasses(iberianBases, cadiz('\n    politicalEvents: [{ event: germany-gains-cadiz }]'));
    assertFails(
      iberianBases,
      `
        bases:
          azores:
            inUse: false
            units:
              - { id: liberator, type: nav, power: us, airToSea: 3 }
              #       ^^^^^^^^^ wif-ssw/azores-guest the Allies cannot use them
      `,
    );
  });

  it('are in the Azores once the US is at war with Germany', () => {
    covers('wif-ssw:W71');
    const war = (is: string, caret = '') => `
      politics: { spain: neutral, portugal: neutral, france: vichy${is} }
      bases:
        azores:
          inUse: true${caret}
    `;
    assertPasses(iberianBases, war(', usAtWarWithGermany: true'));
    const caret = `
          #      ^^^^ wif-ssw/azores-die before the US is at war with Germany`;
    assertFails(iberianBases, war(', usAtWarWithGermany: false', caret));
  });
});
