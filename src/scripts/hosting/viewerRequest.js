// CloudFront function (cloudfront-js-2.0) for viewer requests: addresses of pages become keys of
// the bucket.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri === '/' || uri === '/docs')
    return {statusCode: 302, statusDescription: 'Found', headers: {location: {value: '/docs/'}}};

  // The build fills in what moved.
  const moved = {/* moved pages */}[uri];
  if (moved)
    return {statusCode: 301, statusDescription: 'Moved', headers: {location: {value: moved}}};

  if (uri.startsWith('/.well-known/') || uri === '/llms.txt' || uri === '/llms-full.txt')
    request.uri = '/docs' + uri;
  else if (uri.endsWith('/')) request.uri = uri + 'index.html';
  else if (!uri.startsWith('/docs/.well-known/') && !uri.slice(uri.lastIndexOf('/')).includes('.'))
    request.uri = uri + '/index.html';
  return request;
}
