/** The rules of Data Quality by their number (`quality.ts`). */
export const RULE_IDS = [13410, 13411, 13412, 13413, 13414, 13415, 13416, 13417, 13418, 13419] as const;

export type QualityId = (typeof RULE_IDS)[number];
