import assert from 'node:assert/strict';
import { createBase, buildExamples, applyDifference, addPath } from '../../../server/src/rulesets/examples';

const fleet = createBase`
  turn: { year: 1942 }
  engagements:
    - id: biscay
      weather: fine
      units:
        - { id: first, section: 3 }
        - { id: second, section: 2 }
  log:
    - { entry: one }
`;

describe('applying a difference to a base', () => {
  it('an empty difference leaves the base unchanged', () => {
    assert.equal(applyDifference(fleet, ''), fleet.text);
  });

  it('a difference replaces, removes and adds keys and items by name, and keeps carets in place', () => {
    const difference = `
      turn: ~
      engagements:
        - id: biscay
          weather: rain
          units:
            - ~ first
            - { id: second, section: 0 }
            #                        ^ too low
            - { id: third, section: 4 }
      log:
        - { entry: two }
    `;
    assert.equal(
      applyDifference(fleet, difference),
      createBase`
        engagements:
          - id: biscay
            weather: rain
            units:
              - { id: second, section: 0 }
              #                        ^ too low
              - { id: third, section: 4 }
        log:
          - { entry: two }
      `.text,
    );
  });

  it('a difference finds an item by an id that stands in a line of its own', () => {
    const convoys = createBase`
      convoys:
        - size: 2
          id: one
        - size: 3
          id: two
    `;
    const difference = `
      convoys:
        - box: rome
          id: two
        - ~ one
    `;
    assert.equal(
      applyDifference(convoys, difference),
      createBase`
        convoys:
          - box: rome
            id: two
      `.text,
    );
  });

  it('a difference applies below a path of the base, with its carets', () => {
    const difference = `
      - { id: second, section: 9 }
      #                        ^ no such section
    `;
    assert.equal(
      applyDifference(addPath(fleet, 'engagements.biscay.units'), difference),
      fleet.text.replace(
        '    - { id: second, section: 2 }\n',
        '    - { id: second, section: 9 }\n      #                        ^ no such section\n',
      ),
    );
  });

  for (const [mistake, path, difference, message] of [
    ['removes what is not there', undefined, 'weather: ~', /nothing to remove by "weather: ~"/],
    ['removes an item that is not there', 'engagements.biscay.units', '- ~ fifth', /nothing to remove by "- ~ fifth"/],
    [
      'stands under a place that the base has not',
      'engagements.lost',
      'weather: rain',
      /has "lost", which the base has not/,
    ],
    ['stands under a line that is no block', 'turn', 'year: 1943', /has no block that a difference could change/],
    ['changes nothing', 'engagements.biscay', 'weather: fine', /changes nothing/],
  ] as const) {
    it(`throws when a difference ${mistake}`, () => {
      assert.throws(() => applyDifference({ ...fleet, path }, difference), message);
    });
  }

  it('builds the examples of a check, and the text after its fix', () => {
    const { passes, fails, fixed } = buildExamples({
      base: addPath(fleet, 'engagements.biscay'),
      passes: 'weather: rain',
      fails: `
        weather: hail
        #        ^^^^ no such weather
      `,
      fixed: 'weather: storm',
    });
    assert.deepEqual(passes, [fleet.text.replace('fine', 'rain')]);
    assert.match(fails[0]!, /weather: hail\n {4}# {8}\^{4} no such weather\n/);
    assert.equal(fixed, fleet.text.replace('fine', 'storm'));
  });
});
