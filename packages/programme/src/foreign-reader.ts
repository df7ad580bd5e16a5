// A process of its own: foreign geometry of a folder is read here, and no file's memory, depth or length is the importer's (aside/readers.ts). It is given paths.
import { answerOrders } from './aside/answer-orders.ts';
import { tellFeatures, type FeaturesOrder } from './geography/official/tell-features.ts';
import { tellRows, type RowsOrder } from './read/tell-rows.ts';

answerOrders((order: RowsOrder | FeaturesOrder) =>
  'table' in order ? tellRows(order) : tellFeatures(order),
);
