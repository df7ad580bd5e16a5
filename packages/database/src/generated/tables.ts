// eslint-disable-next-line
export interface Database {}
