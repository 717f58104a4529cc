/** Further cases of the checks of the historic bases. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { cadizRevoked, iberia, iberianBases } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

const events = addPath(iberia, 'politicalEvents');

describe('the die for the Azores', () => {
  it('reports a die for the Azores unless the US is at war with Germany and Spain and Portugal are neutral', () => {
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

  it('reports a die for the Azores outside of a production phase', () => {
    covers('wif-ssw:W71');
    assertFails(
      events,
      `
        - { event: azores-die, phase: naval-combat }
        #                             ^^^^^^^^^^^^ wif-ssw/azores-die at the start of a production phase
      `,
    );
  });

  it('reports a second die for the Azores if an option allows only one', () => {
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

  it('reports a US entry effect of the die for the Azores', () => {
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
  it('Cadiz may be gained when the scenario says nothing about Spain and France', () => {
    assertPasses(
      iberia,
      `
        politics: ~
        politicalEvents:
          - { event: germany-gains-cadiz }
      `,
    );
  });

  it('Cadiz may be gained only while Spain is neutral, and after the fall of France', () => {
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

  it('Cadiz may be in use only if it can have been gained', () => {
    covers('wif-ssw:W64');
    const cadiz = addPath(iberianBases, 'bases.cadiz');
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

  it('reports Cadiz in use once France is liberated', () => {
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

  it('any loss of Cadiz is final if an option says so', () => {
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

  it('Cadiz may be attacked in port when the scenario says nothing about Spain', () => {
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

  it('reports Cadiz as a supply source while Germany does not have the use of it', () => {
    covers('wif-ssw:W66');
    assertFails(
      addPath(iberianBases, 'bases'),
      `
        cadiz: { inUse: false, supply: secondary-source }
        #                              ^^^^^^^^^^^^^^^^ wif-ssw/cadiz-supply it is not a supply source
      `,
    );
  });
});

describe('Chorus of Nations', () => {
  it('Chorus of Nations does not apply to events in which a base is gained, and applies to others', () => {
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

describe('the Azores while the Allies are at war with Spain', () => {
  const writeWarOnSpain = (reading: string, caret = '') => `
    options: { warOnSpain: ${reading} }
    politics: { spain: axis, portugal: neutral, france: vichy, alliesAtWarWithSpain: true }
    bases:
      azores:
        inUse: true${caret}
  `;

  it('Allies at war with Spain keep or lose the Azores, as an option says', () => {
    covers('wif-ssw:W73');
    assertPasses(iberianBases, writeWarOnSpain('kept'));
    const caret = `
        #      ^^^^ wif-ssw/azores-revoked The Allies are at war with Spain`;
    assertFails(iberianBases, writeWarOnSpain('revoked', caret));
  });
});

describe('units at a base that is not in use', () => {
  const writeCadiz = (textBefore: string, caret = '') => `${textBefore}
    bases:
      cadiz:
        inUse: false
        units:
          - { id: flotilla-7, type: sub, power: germany, attack: 3, section: 0 }${caret}
  `;

  it('reports units at a base that is not in use', () => {
    covers('wif-ssw:W64', 'wif-ssw:W65', 'wif-ssw:W72');
    const caret = `
          #       ^^^^^^^^^^ wif-ssw/cadiz-guest Germany cannot use it`;
    assertFails(iberianBases, writeCadiz('', caret));
    assertPasses(iberianBases, writeCadiz('\n    politicalEvents: [{ event: germany-gains-cadiz }]'));
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

  it('units may be in the Azores once the US is at war with Germany', () => {
    covers('wif-ssw:W71');
    const writeUsWar = (usWar: string, caret = '') => `
      politics: { spain: neutral, portugal: neutral, france: vichy${usWar} }
      bases:
        azores:
          inUse: true${caret}
    `;
    assertPasses(iberianBases, writeUsWar(', usAtWarWithGermany: true'));
    const caret = `
          #      ^^^^ wif-ssw/azores-die before the US is at war with Germany`;
    assertFails(iberianBases, writeUsWar(', usAtWarWithGermany: false', caret));
  });
});

describe('the fate of units whose base is lost', () => {
  const writePorts = (ports: string, fates: string) => `
    bases:
      cadiz:
        inUse: true
        units: [{ id: flotilla-2, type: sub, power: germany, attack: 4, section: 0, range: 8 }]
        ports: [${ports}]
    politicalEvents:
      - event: us-land-unit-enters-france
        fates: [{ unit: flotilla-2, ${fates} }]
  `;
  const ports = '{ name: Bordeaux, distance: 5 }, { name: Brest, distance: 8 }, { name: Kiel, distance: 9 }';

  it('accepts any port within range, or none', () => {
    for (const fates of ['fate: rebased, port: Bordeaux', 'fate: rebased, port: Brest', 'fate: rebased'])
      assertPasses(cadizRevoked, writePorts(ports, fates));
  });

  it('reports a port out of range, and units that are destroyed or kept against the rules', () => {
    for (const [fates, place] of [
      ['fate: rebased, port: ', 'Kiel'],
      ['fate: ', 'destroyed'],
    ] as const)
      assertFails(
        cadizRevoked,
        writePorts(ports, `${fates}${place}`).replace(
          / *$/,
          `        #                           ${' '.repeat(fates.length)}${'^'.repeat(place.length)} wif-ssw/unit-fate rebases to Bordeaux or Brest, within its range of 8
  `,
        ),
      );
    assertFails(
      cadizRevoked,
      writePorts('{ name: Kiel, distance: 9 }', 'fate: rebased, port: Kiel').replace(
        / *$/,
        `        #                                 ^^^^^^^ wif-ssw/unit-fate is destroyed: no eligible port lies within its range of 8
  `,
      ),
    );
  });
});
