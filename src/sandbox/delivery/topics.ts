/** Account 123456789012 is the one that Amazon's own documentation uses. */
export const toTopicArn = (topicName: string): string =>
  `arn:aws:sns:eu-central-1:123456789012:${topicName}`;
