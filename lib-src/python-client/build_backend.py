"""Builds the package from its source distribution, without anything from an index (PEP 517)."""

import base64
import hashlib
import io
import os
import re
import tarfile
import zipfile

_ROOT = os.path.dirname(os.path.abspath(__file__))
_TIME = (1980, 1, 1, 0, 0, 0)


def _read(name):
    with open(os.path.join(_ROOT, *name.split("/")), "rb") as file:
        return file.read()


def _get_name_and_version():
    head = _read("PKG-INFO").decode().split("\n\n")[0]
    fields = dict(re.findall(r"^(Name|Version): (.+)$", head, re.M))
    return fields["Name"].replace("-", "_"), fields["Version"]


def _list_files(folder):
    found = []
    for parent, folders, names in os.walk(os.path.join(_ROOT, folder)):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(names):
            path = os.path.relpath(os.path.join(parent, name), _ROOT)
            found.append(path.replace(os.sep, "/"))
    return found


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel, and returns its name."""
    name, version = _get_name_and_version()
    info = f"{name}-{version}.dist-info"
    files = [(path[len("src/") :], _read(path)) for path in _list_files("src")]
    files += [
        (f"{info}/METADATA", _read("PKG-INFO")),
        (f"{info}/WHEEL", _WHEEL.encode()),
        (f"{info}/licenses/LICENSE", _read("LICENSE")),
    ]
    rows = [f"{path},sha256={_hash(data)},{len(data)}" for path, data in files]
    record = "\n".join([*rows, f"{info}/RECORD,,", ""])
    wheel = f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), "w") as archive:
        for path, data in [*files, (f"{info}/RECORD", record.encode())]:
            entry = zipfile.ZipInfo(path, _TIME)
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    """Writes the source distribution again, and returns its name."""
    name, version = _get_name_and_version()
    folder = f"{name}-{version}"
    top = ["PKG-INFO", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "build_backend.py"]
    with tarfile.open(os.path.join(sdist_directory, f"{folder}.tar.gz"), "w:gz") as archive:
        for path in [*top, *_list_files("src")]:
            data = _read(path)
            entry = tarfile.TarInfo(f"{folder}/{path}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return f"{folder}.tar.gz"


_WHEEL = """Wheel-Version: 1.0
Generator: build_backend (1.0)
Root-Is-Purelib: true
Tag: py3-none-any
"""


def _hash(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
