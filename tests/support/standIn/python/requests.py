"""The part of requests that the scripts on the pages use, for machines on which it is not installed."""

import json as _json
import urllib.error
import urllib.parse
import urllib.request
import uuid


class HTTPError(Exception):
    pass


class Response:
    def __init__(self, url, status, headers, content):
        self.url, self.status_code, self.headers, self.content = url, status, headers, content

    @property
    def ok(self):
        return self.status_code < 400

    @property
    def text(self):
        return self.content.decode("utf-8")

    def json(self):
        return _json.loads(self.content)

    def raise_for_status(self):
        if not self.ok:
            raise HTTPError(f"{self.status_code} for {self.url}: {self.text[:500]}")


def _pairs(values):
    items = values.items() if hasattr(values, "items") else values
    return [(key, each) for key, value in items for each in (value if isinstance(value, (list, tuple)) else [value])]


def _multipart(data, files):
    boundary = uuid.uuid4().hex
    parts = [(f'name="{name}"', str(value).encode()) for name, value in _pairs(data or {})]
    for name, file in files.items():
        filename, content = file if isinstance(file, tuple) else (file.name, file)
        content = content.read() if hasattr(content, "read") else content
        content = content.encode() if isinstance(content, str) else content
        parts.append((f'name="{name}"; filename="{filename}"', content))
    body = b"".join(
        f"--{boundary}\r\nContent-Disposition: form-data; {head}\r\n\r\n".encode() + content + b"\r\n"
        for head, content in parts
    )
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


class Session:
    def __init__(self):
        self.headers = {}

    def request(self, method, url, params=None, data=None, json=None, headers=None, files=None, timeout=None):
        if params:
            url += ("&" if "?" in url else "?") + urllib.parse.urlencode(_pairs(params))
        head, body = {}, None
        if files:
            body, head["Content-Type"] = _multipart(data, files)
        elif json is not None:
            body, head["Content-Type"] = _json.dumps(json).encode(), "application/json"
        elif hasattr(data, "read"):
            body = data.read()
        elif isinstance(data, (str, bytes)):
            body = data.encode() if isinstance(data, str) else data
        elif data:
            body = urllib.parse.urlencode(_pairs(data)).encode()
            head["Content-Type"] = "application/x-www-form-urlencoded"
        request = urllib.request.Request(
            url, data=body, headers={**self.headers, **head, **(headers or {})}, method=method.upper()
        )
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=timeout) as answer:
                return Response(url, answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as answer:
            return Response(url, answer.code, answer.headers, answer.read())

    def get(self, url, **options):
        return self.request("GET", url, **options)

    def post(self, url, **options):
        return self.request("POST", url, **options)

    def put(self, url, **options):
        return self.request("PUT", url, **options)

    def patch(self, url, **options):
        return self.request("PATCH", url, **options)

    def delete(self, url, **options):
        return self.request("DELETE", url, **options)


def request(method, url, **options):
    return Session().request(method, url, **options)


def get(url, **options):
    return request("GET", url, **options)


def post(url, **options):
    return request("POST", url, **options)


def put(url, **options):
    return request("PUT", url, **options)


def patch(url, **options):
    return request("PATCH", url, **options)


def delete(url, **options):
    return request("DELETE", url, **options)
