import assert from 'node:assert/strict';
import { renderPage } from '../../../server/src/page/page';
import { odds, renderText, report } from './support';

describe('the assumptions of odds', () => {
  it('names invented tables beside the headline, and unspent points below its bar', () => {
    const houseTable = { table: 'navalCombatChart', title: 'Naval combat chart' };
    const restsOn = [{ basis: 'house table navalCombatChart', text: '', rules: [], houseTable }];
    const unspent = [
      { side: 'attacker', words: 'surprise points', mean: 3.62, gain: { value: 2.2, aim: 'convoy points hit' } },
    ];
    const shown = { ...report, restsOn, odds: { ...odds, unspent } };
    const text = renderText(renderPage({ report: shown, stale: false, calculating: false }, () => undefined));
    assert.match(
      text,
      /against 38%\. Invented Naval combat chart: these numbers are not those of the game\. Use your own table/,
    );
    assert.match(
      text,
      /3\.62 surprise points of Japan are unspent on average; the best orders are worth \+2\.2 convoy points hit\. Advise/,
    );
  });

  it('says whose report it is beside another scenario', () => {
    const content = { report, stale: false, calculating: false, otherFile: 'midway.scenario.yaml' };
    assert.match(renderText(renderPage(content)), /This is the report of \S+, not of midway\.scenario\.yaml\./);
  });
});
