/** A page that has moved. Addresses carry the closing slash and no base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string; // with a hash for readers who bring none; their own hash goes with them
  readonly ids?: readonly string[]; // hashes that links to the old page carry: the new page must have these ids
}

const moved: readonly Redirect[] = [
  {from: '/main/insulation/', to: '/main/cost-insulation-costs/', ids: ['insulation-costs']},
  {
    from: '/main/managing-scenarios/scenario-version-history/',
    to: '/main/user_manual/managing-scenarios/scenario-history/',
  },
  {from: '/main/starting-or-exploring/', to: '/main/user_manual/starting-scenario/'},
  {from: '/main/releases/', to: '/main/user_manual/model-versions/#releases'},
  {from: '/main/pyetm/', to: '/main/pyetm/introduction/'},
  {from: '/main/pyetm/notebooks/', to: '/main/pyetm/introduction/'},
  {from: '/main/pyetm/contributor-docs/', to: '/main/pyetm/introduction/#contributing'},
  {from: '/api/scenario-basics/', to: '/api/scenarios/', ids: ['forward-compatibility']},
  {from: '/api/interpolation/', to: '/api/guides/interpolation/'},
  {from: '/contrib/direct-emissions-method/', to: '/main/direct-emissions/#calculation'},
  {from: '/contrib/authoring-releases/', to: '/contrib/authoring-docs/'},
];

/** The Python client's own texts write its name in capitals. */
const pyetm: readonly Redirect[] = ['', 'introduction/', 'notebooks/', 'contributor-docs/'].map((page) => {
  const from = `/main/pyetm/${page}`;
  return {from: `/main/PyETM/${page}`, to: moved.find((redirect) => redirect.from === from)?.to ?? from};
});

/**
 * Old addresses and where their readers go: the one table behind the redirect pages, the rules for hosts, and the test
 * that each incoming link is answered. What differs from another address only in capitals gets no redirect page, since
 * some file systems hold both for one: host rules answer it, and without them the not-found page. A part that has moved to
 * another page, while its own page stays, has its old id in that page's front matter: `anchors: {old-id: /other/page/#id}`.
 */
export const redirects: readonly Redirect[] = [...moved, ...pyetm];
