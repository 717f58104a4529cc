/** The charts of a campaign, for a page. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { analyse, createCampaignReport, createEnvironment, loadRulesets } from '../features';
import { renderLossCharts, summarizeCampaign } from '../page/campaign';

/** @param paths of its files, the first turn first @returns a sentence and the charts of losses, in Markdown */
export async function drawCampaign(paths: readonly string[]): Promise<string> {
  const environment = createEnvironment({ rulesets: await loadRulesets() });
  const files = await Promise.all(
    paths.map(async (path) => ({
      ...{ uri: path, name: basename(path) },
      analysis: analyse(await readFile(path, 'utf8'), undefined, environment),
    })),
  );
  const { campaign } = createCampaignReport(files, paths.at(-1)!)!;
  return `${summarizeCampaign(campaign!)}.\n\n\`\`\`board\n<div class="campaign">${renderToString(renderLossCharts(campaign!.losses))}</div>\n\`\`\``;
}
