/** Pictures of each feature in both themes, to be looked at: out/screenshots/. */
import { commands, Range, window } from 'vscode';
import { advise, resolve } from '../support/combats';
import { closeAll, openFixture, findPosition, replaceText } from '../support/documents';
import { listLensTitles, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { waitForHover } from '../support/pointing';
import { click, hover, needsUi, screenshot, waitForMatch, setTheme } from '../support/ui';

const fixture = 'fixtures/biscay.scenario.yaml';

for (const kind of ['dark', 'light'] as const) {
  describe(`screenshots of problems, hovers and results (${kind})`, () => {
    before(async function () {
      needsUi(this);
      await setTheme(kind);
      await commands.executeCommand('workbench.action.closeSidebar');
    });
    beforeEach(closeAll);
    after(async () => {
      await closeAll();
      await setTheme('dark');
    });

    it('shows a problem under the text, with its message and its rule', async () => {
      const { document } = await openFixture(fixture);
      await replaceText(document, 'action: naval', 'action: pass');
      await waitForDiagnostics(document);
      await waitForMatch({ selector: '.squiggly-error' });
      await waitForHover('flotilla-7', 'Germany passed');
      await screenshot(`problem ${kind}`);
    });

    it('shows the arithmetic of a value', async () => {
      await openFixture(fixture);
      await waitForHover('rain', 'highest section');
      await screenshot(`hover ${kind}`);
    });

    it('shows the result in the lens and behind the line, and the report beside', async () => {
      const { document } = await openFixture(fixture);
      await eventually(
        () => listLensTitles(document),
        (titles) => titles.length >= 2,
      );
      await waitForMatch({ selector: '.codelens-decoration a' });
      await click({ selector: '.codelens-decoration a >> text=Resolve' });
      await waitForMatch({ selector: 'svg[role=img]', inFrame: true });
      await screenshot(`report ${kind}`);
      // Pointing at something scrolls it into view.
      for (const part of ['course', 'odds', 'bases']) {
        await hover({ selector: `#${part}-title`, inFrame: true });
        await screenshot(`report ${part} ${kind}`);
      }
      await commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
      await window.showTextDocument(document, {
        viewColumn: 1,
        selection: new Range(findPosition(document, 'weather'), findPosition(document, 'weather')),
      });
      await commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
      await waitForMatch({ selector: '.codelens-decoration a >> text=History' });
      await screenshot(`lens ${kind}`);
    });
  });
}

/** Battles with much to show: volleys, curves, losses, interception. */
const battles: readonly { readonly file: string; readonly id: string; readonly hover: readonly [string, string] }[] = [
  { file: 'aare/north-sea', id: 'north-sea', hover: ['"sub"', 'submarines of Germany'] },
  { file: 'aare/several-nations', id: 'philippine-sea', hover: ['"hunters"', 'attack of a submarine'] },
  { file: 'aare/bombing-raid', id: 'ruhr', hover: ['"bombers"', 'ombers'] },
  { file: 'aa-depth/mixed-depths', id: 'approaches', hover: ['"periscope"', 'Periscope depth'] },
];

for (const kind of ['dark', 'light', 'contrast'] as const) {
  describe(`screenshots of battles (${kind})`, () => {
    before(async function () {
      needsUi(this);
      await setTheme(kind);
      await commands.executeCommand('workbench.action.closeSidebar');
    });
    beforeEach(closeAll);
    after(async () => {
      await closeAll();
      await setTheme('dark');
    });

    for (const { file, id, hover: on } of battles) {
      it(`shows ${id}`, async () => {
        const { odds } = await resolve(`samples/${file}.scenario.yaml`, id);
        await waitForMatch({ selector: 'svg[role=img]', inFrame: true });
        await screenshot(`${id} ${kind}`);
        await waitForHover(...on);
        await screenshot(`${id} hover ${kind}`);
        await hover({ selector: '#course-title', inFrame: true });
        await screenshot(`${id} course ${kind}`);
        if (odds?.hasRounds === true) {
          await click({ selector: 'button >> text=/^Follow from /', inFrame: true });
          await waitForMatch({ selector: 'svg[aria-label^="Units left on average"]', inFrame: true });
        }
        await hover({ selector: '#odds-title', inFrame: true });
        await screenshot(`${id} odds ${kind}`);
      });
    }

    it('shows the advice in a report', async () => {
      const { document } = await openFixture('samples/aare/several-nations.scenario.yaml');
      await advise(document, 'philippine-sea', 'attacker', 'win');
      await hover({ selector: '#advice-title', inFrame: true });
      await screenshot(`advice ${kind}`);
    });
  });
}
