import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {areas, type AreaId} from './areas';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A page by its document id, or a category: a label and what it contains. */
export type Entry = string | {readonly label: string; readonly items: readonly Entry[]};

/** What stands below a page in the sidebar while it is read. */
export interface Below {
  readonly method: string; // of an operation
  readonly to: string; // #show-scenario
  readonly text: string;
}

/** The sidebar of one area, from its reading order; above it stands the way to the area's front page. */
export function inOrder(
  area: AreaId,
  front: string,
  entries: readonly Entry[],
  below: (page: string) => readonly Below[] = () => [],
): SidebarItemConfig[] {
  return [{type: 'link', label: front, href: areas[area].front}, ...entries.map(itemOf)];

  function itemOf(entry: Entry): SidebarItemConfig {
    if (typeof entry !== 'string') {
      return {type: 'category', label: entry.label, items: entry.items.map(itemOf), collapsed: false};
    }
    const operations = below(entry);
    return {type: 'doc', id: entry, ...(operations.length ? {customProps: {operations}} : {})};
  }
}
