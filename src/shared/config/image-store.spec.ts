import { loadConfig } from './config.js';

const complete = {
  DATABASE_URL: 'postgresql://localhost/x',
  REDIS_URL: 'redis://localhost:6379',
  JWT_SECRET: 'x'.repeat(32),
  DATA_DIR: '/data',
};
const keys = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'hemlig' };
const read = (env: Record<string, string>) => loadConfig({ ...complete, ...env });

describe('IMAGE_STORE', () => {
  it('is a folder of the data folder unless said otherwise', () => {
    expect(read({})).toMatchObject({ imageDir: '/data/images', imageBucket: undefined });
    expect(read({ IMAGE_STORE: 'file:/bilder' })).toMatchObject({
      imageDir: '/bilder',
      imageBucket: undefined,
    });
  });

  it('is a bucket with its keys, while pictures that are not decided on wait in the data folder', () => {
    const { imageDir, imageBucket } = read({
      ...keys,
      IMAGE_STORE: 's3:https://s3.example:9000/under/bilder',
    });
    expect(imageDir).toBe('/data/images');
    expect(imageBucket).toEqual({
      endpoint: 'https://s3.example:9000/under',
      name: 'bilder',
      region: 'us-east-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'hemlig',
    });
  });

  it('takes the keys by the names of AWS as well, ours before them', () => {
    const aws = { AWS_ACCESS_KEY_ID: 'THEIRS', AWS_SECRET_ACCESS_KEY: 'theirs', AWS_REGION: 'eu-north-1' };
    const store = { IMAGE_STORE: 's3:http://s3.example/bilder' };
    expect(read({ ...store, ...aws }).imageBucket).toMatchObject({
      region: 'eu-north-1',
      accessKeyId: 'THEIRS',
      secretAccessKey: 'theirs',
    });
    expect(read({ ...store, ...aws, ...keys }).imageBucket).toMatchObject({ accessKeyId: 'AKIA' });
  });

  it('says what keys are missing', () => {
    expect(() => read({ IMAGE_STORE: 's3:http://s3.example/bilder' })).toThrow(
      /S3_ACCESS_KEY_ID: is needed[\s\S]*S3_SECRET_ACCESS_KEY: is needed/,
    );
  });

  it.each([
    'bilder',
    'file:',
    's3:bilder',
    's3:https://s3.example',
    's3:https://s3.example/',
    's3:ftp://x/bilder',
  ])('refuses %j', (text) => {
    expect(() => read({ ...keys, IMAGE_STORE: text })).toThrow(/IMAGE_STORE: file:<folder> or s3:/);
  });

  it.each([
    's3:https://a:b@s3.example/bilder',
    's3:https://s3.example/Bilder',
    's3:https://s3.example/bilder?x',
  ])('refuses %j, which no bucket is named as', (text) => {
    expect(() => read({ ...keys, IMAGE_STORE: text })).toThrow(/IMAGE_STORE:/);
  });
});
