import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import type { Maps } from '../service.ts';
import { answerCollection } from './answer-collection.ts';
import { answerFile } from './answer-file.ts';
import { countAsked } from './count-asked.ts';
import { FILE_FORMATS } from './output-format.ts';
import type { GetFeature } from './request.ts';

/** Answers a GetFeature; files are recorded. Errors: ServiceFault. */
export async function answerGetFeature(
  maps: Maps,
  request: ServiceRequest,
  asked: GetFeature,
): ServiceAnswer {
  const counted = await countAsked(maps, request.call, asked);
  return FILE_FORMATS.includes(asked.format) && !asked.hits
    ? answerFile(maps, request, counted)
    : answerCollection(maps, request, counted);
}
