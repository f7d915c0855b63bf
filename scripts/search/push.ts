import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import type {AlgoliaRecord} from '../../plugins/search-index/algolia';

/** What an index holds. */
export interface Content {
  readonly records: readonly AlgoliaRecord[];
  readonly settings: IndexSettings;
  readonly synonyms: SynonymHit[];
}

export type Client = Pick<
  Algoliasearch,
  'deleteIndex' | 'setSettings' | 'saveSynonyms' | 'saveObjects' | 'operationIndex' | 'waitForTask'
>;

/**
 * Replaces an index. A new one is made beside it and takes its place at once, so that every query meets the old content or
 * the new, with the settings and synonyms that belong to it. Rules made by hand in Algolia's dashboard go.
 */
export async function push(client: Client, name: string, {records, settings, synonyms}: Content): Promise<void> {
  const indexName = `${name}_next`;
  await client.deleteIndex({indexName}); // what an interrupted push has left
  try {
    await client.setSettings({indexName, indexSettings: settings});
    const {taskID} = await client.saveSynonyms({indexName, synonymHit: synonyms, replaceExistingSynonyms: true});
    await client.waitForTask({indexName, taskID});
    await client.saveObjects({indexName, objects: [...records], waitForTasks: true});
    const moved = await client.operationIndex({
      indexName,
      operationIndexParams: {operation: 'move', destination: name},
    });
    await client.waitForTask({indexName, taskID: moved.taskID});
  } catch (error) {
    await client.deleteIndex({indexName}).catch(() => {});
    throw error;
  }
}
