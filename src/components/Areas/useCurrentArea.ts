import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {areas, type AreaId} from '@site/config/areas';

/** The area that the reader is in, its front page included; undefined on pages that belong to none. */
export function useCurrentArea(): AreaId | undefined {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const plugin = useActivePlugin();
  if (plugin) return plugin.pluginId as AreaId;
  return (Object.keys(areas) as AreaId[]).find((id) => isSamePath(withBaseUrl(areas[id].front), pathname));
}
