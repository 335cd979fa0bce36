/** What publishing expects where the server has no such setting. */
export const EXPECTED_IN_PUBLISHING = {
  USER: 'a name, or nothing for that of the account',
  FEED_INBOX: 'a folder or s3://bucket/prefix',
  FEED_LOOK_SECONDS: 'seconds from 0.1 to 3600',
  FEED_S3_ENDPOINT: 'an https address, or nothing for that of the region',
  FEED_S3_REGION: 'a region',
  AWS_ACCESS_KEY_ID: 'a key id',
  AWS_SECRET_ACCESS_KEY: 'the key',
  AWS_SESSION_TOKEN: 'a token, or nothing',
};
