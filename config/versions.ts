/**
 * The stable versions of the model, by their tags, oldest first. Each was latest on the day on which it was made, and stays
 * as it is. They are those that MyETM serves beside `latest` (my-etm: app/models/version.rb) and that etmodel and etengine
 * name; see /main/user_manual/model-versions/. `latest` is not among them: it moves on, so no passage can be held to it.
 */
export const stableVersions: readonly string[] = ['2025-01'];
