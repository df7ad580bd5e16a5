import type { DatabaseAccess } from '@fonte/database';

/** The same database, on which no statement raises its wall: who reads sees what the statement says and nothing hides a mistake in it. */
export const withoutWall = (database: DatabaseAccess): DatabaseAccess => ({
  ...database,
  within: (limits) => database.within({ ...limits, wall: undefined }),
});
