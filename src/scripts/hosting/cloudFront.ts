import {readFileSync} from 'node:fs';
import path from 'node:path';
import {API_CATALOG} from '../../portal/apiCatalog';
import {
  assetHeaders,
  catalogHeaders,
  markdownHeaders,
  otherHeaders,
  pictureHeaders,
  specEndings,
  specHeaders,
} from '../../portal/headers';
import {movedPages} from '../../portal/movedPages';
import {product} from '../../portal/product';
import type {HostInput} from './HostInput';

/** CloudFront's quota for the policy inside a response headers policy, in characters. */
const MAX_POLICY = 1783;

/**
 * Files for S3 behind CloudFront: response headers, keys of addresses, error responses and the
 * upload.
 */
export function createCloudFrontFiles({headers, base}: HostInput): Record<string, string> {
  const folder = base.slice(0, -1);
  return {
    ...Object.fromEntries(
      createBehaviors(base).map(({name, ...own}) => [
        `cloudfront/response-headers-policy${name}.json`,
        toJson(createResponseHeadersPolicy(name, {...headers, ...own.headers})),
      ]),
    ),
    'cloudfront/cache-behaviors.json': toJson(
      createBehaviors(base).map(({name, pattern}) => ({
        PathPattern: pattern,
        ResponseHeadersPolicy: `${product.slug}-portal${name}`,
      })),
    ),
    'cloudfront/viewer-request.js': readFileSync(path.join(__dirname, 'viewerRequest.js'), 'utf8')
      .replaceAll('/docs', folder)
      .replace('{/* moved pages */}', JSON.stringify(toMoves(base))),
    // A bucket that does not list its keys returns 403 for a missing one.
    'cloudfront/custom-error-responses.json': toJson({
      Quantity: 2,
      Items: [403, 404].map((code) => ({
        ErrorCode: code,
        ResponsePagePath: `${base}404.html`,
        ResponseCode: '404',
        ErrorCachingMinTTL: 0,
      })),
    }),
    'cloudfront/upload.sh': createUpload(folder),
  };
}

const toMoves = (base: string): Readonly<Record<string, string>> =>
  Object.fromEntries(movedPages.map(([from, to]) => [base + from, base + to]));

/**
 * Paths with their own response headers. The first match wins, as in a distribution.
 * `Cache-Control` comes from S3.
 */
function createBehaviors(base: string): readonly {
  readonly name: string;
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}[] {
  const toPolicy = ({
    'Cross-Origin-Resource-Policy': policy,
  }: typeof otherHeaders): Record<string, string> => ({'Cross-Origin-Resource-Policy': policy});
  return [
    {
      name: '-markdown',
      pattern: `${base}*.md`,
      headers: {...toPolicy(otherHeaders), 'X-Robots-Tag': markdownHeaders['X-Robots-Tag']},
    },
    ...specEndings.map((ending) => ({
      name: '-specs',
      pattern: `${base}api/*.${ending}`,
      headers: {...toPolicy(otherHeaders), ...specHeaders},
    })),
    {name: '-pictures', pattern: `${base}img/*`, headers: toPolicy(pictureHeaders)},
    {name: '', pattern: '*', headers: toPolicy(otherHeaders)},
  ];
}

/** Headers that have parts of their own in the configuration. */
const NAMED = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Content-Security-Policy',
  'Access-Control-Allow-Origin',
];

/**
 * The argument of \`aws cloudfront create-response-headers-policy
 * --response-headers-policy-config\`.
 */
function createResponseHeadersPolicy(
  suffix: string,
  headers: Readonly<Record<string, string>>,
): object {
  const transport = getHeader(headers, 'Strict-Transport-Security');
  const policy = getHeader(headers, 'Content-Security-Policy');
  if (policy.length > MAX_POLICY) {
    throw new Error(
      `Content-Security-Policy: too long for CloudFront, got ${policy.length} characters. Expected: at most ${MAX_POLICY}.`,
    );
  }
  const origin = headers['Access-Control-Allow-Origin'];
  const custom = Object.entries(headers).filter(([name]) => !NAMED.includes(name));
  return {
    Name: `${product.slug}-portal${suffix}`,
    ...(origin !== undefined && {CorsConfig: toCorsConfig(origin)}),
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
      ContentTypeOptions: {Override: true},
      FrameOptions: {Override: true, FrameOption: getHeader(headers, 'X-Frame-Options')},
      ReferrerPolicy: {Override: true, ReferrerPolicy: getHeader(headers, 'Referrer-Policy')},
      ContentSecurityPolicy: {Override: true, ContentSecurityPolicy: policy},
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({Header, Value, Override: true})),
    },
  };
}

/** CloudFront takes these headers in a part of their own only. */
const toCorsConfig = (origin: string): object => ({
  AccessControlAllowOrigins: {Quantity: 1, Items: [origin]},
  AccessControlAllowHeaders: {Quantity: 1, Items: ['*']},
  AccessControlAllowMethods: {Quantity: 2, Items: ['GET', 'HEAD']},
  AccessControlAllowCredentials: false,
  OriginOverride: true,
});

function getHeader(headers: Readonly<Record<string, string>>, name: string): string {
  const value = headers[name];
  if (value === undefined) {
    throw new Error(
      `Header \`${name}\`: is missing in src/portal/headers.ts. Expected: a value for CloudFront.`,
    );
  }
  return value;
}

/** Path of the catalog in the built site. */
const CATALOG = API_CATALOG.slice(1);

/** Files whose type names a character set. */
const TEXTS = [
  ['*.txt', 'text/plain; charset=utf-8'],
  ['*.md', markdownHeaders['Content-Type']],
  ['*.html', 'text/html; charset=utf-8'],
] as const;

/**
 * Caches follow what S3 keeps with each file: an error then carries no permission to be kept. Pages
 * are copied, since `sync` leaves out a file of the same size that is not newer, such as a page of
 * an archive where only a hash has changed.
 */
function createUpload(folder: string): string {
  const from = '"$1/"';
  const to = `"s3://$BUCKET${folder}/"`;
  const cache = `--cache-control '${otherHeaders['Cache-Control']}'`;
  return `#!/bin/sh
# Generated by \`npm run headers\`. Usage: BUCKET=<name> DISTRIBUTION=<id> sh upload.sh <folder with the built site>
set -eu
# Assets first, and never deleted here: open tabs ask for those of the release before.
aws s3 sync "$1/assets/" "s3://$BUCKET${folder}/assets/" --cache-control '${assetHeaders['Cache-Control']}'
aws s3 cp ${from} ${to} --recursive --exclude 'assets/*' ${TEXTS.map(([files]) => `--exclude '${files}' `).join('')}--exclude '${CATALOG}' ${cache}
# By their names, S3 would know the type of pages and texts without their character set, and that of Markdown not at all.
${TEXTS.map(([files, type]) => `aws s3 cp ${from} ${to} --recursive --exclude '*' --include '${files}' --content-type '${type}' ${cache}`).join('\n')}
# Nor that of the catalog of the APIs.
aws s3 cp "$1/${CATALOG}" "s3://$BUCKET${folder}/${CATALOG}" --content-type '${catalogHeaders['Content-Type']}' ${cache}
# What this release does not have. All sizes are the same, so nothing is sent.
aws s3 sync ${from} ${to} --exclude 'assets/*' --size-only --delete
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths '${folder}/*'
`;
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
