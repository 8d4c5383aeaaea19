# Writes node-export.json as Google's protobuf runtime for Python encodes it, which is what the exporter of Python sends
# (opentelemetry-exporter-otlp-proto-http calls SerializeToString of the same messages): python-export.bin beside it.
#   apt-get install python3-protobuf && /usr/bin/python3 write-export.py
import base64
import gzip
import json
import pathlib

from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory

HERE = pathlib.Path(__file__).parent
F = descriptor_pb2.FieldDescriptorProto
KINDS = {
    "string": F.TYPE_STRING, "bytes": F.TYPE_BYTES, "bool": F.TYPE_BOOL, "double": F.TYPE_DOUBLE, "int64": F.TYPE_INT64,
    "fixed64": F.TYPE_FIXED64, "fixed32": F.TYPE_FIXED32, "uint32": F.TYPE_UINT32, "int32": F.TYPE_INT32,
}
# opentelemetry-proto 1.x: trace/v1/trace.proto, common/v1/common.proto, resource/v1/resource.proto. A star is a list.
MESSAGES = {
    "Request": "1 resource_spans *ResourceSpans",
    "ResourceSpans": "1 resource Resource, 2 scope_spans *ScopeSpans, 3 schema_url string",
    "Resource": "1 attributes *KeyValue, 2 dropped_attributes_count uint32",
    "Scope": "1 name string, 2 version string, 3 attributes *KeyValue, 4 dropped_attributes_count uint32",
    "ScopeSpans": "1 scope Scope, 2 spans *Span, 3 schema_url string",
    "Span": "1 trace_id bytes, 2 span_id bytes, 3 trace_state string, 4 parent_span_id bytes, 5 name string, 6 kind int32, "
    "7 start_time_unix_nano fixed64, 8 end_time_unix_nano fixed64, 9 attributes *KeyValue, 10 dropped_attributes_count uint32, "
    "11 events *Event, 12 dropped_events_count uint32, 13 links *Link, 14 dropped_links_count uint32, 15 status Status, 16 flags fixed32",
    "Event": "1 time_unix_nano fixed64, 2 name string, 3 attributes *KeyValue, 4 dropped_attributes_count uint32",
    "Link": "1 trace_id bytes, 2 span_id bytes",
    "Status": "2 message string, 3 code int32",
    "KeyValue": "1 key string, 2 value AnyValue",
    "AnyValue": "1 string_value string, 2 bool_value bool, 3 int_value int64, 4 double_value double, 5 array_value ArrayValue, "
    "6 kvlist_value KeyValueList, 7 bytes_value bytes",
    "ArrayValue": "1 values *AnyValue",
    "KeyValueList": "1 values *KeyValue",
}

file = descriptor_pb2.FileDescriptorProto(name="otlp.proto", package="otlp", syntax="proto3")
for name, fields in MESSAGES.items():
    message = file.message_type.add(name=name)
    if name == "AnyValue":
        message.oneof_decl.add(name="value")
    for text in fields.split(", "):
        number, field, kind = text.split(" ")
        label = F.LABEL_REPEATED if kind.startswith("*") else F.LABEL_OPTIONAL
        kind = kind.lstrip("*")
        one = message.field.add(name=field, number=int(number), label=label, type=KINDS.get(kind, F.TYPE_MESSAGE))
        if kind not in KINDS:
            one.type_name = f".otlp.{kind}"
        if name == "AnyValue":
            one.oneof_index = 0
pool = descriptor_pool.DescriptorPool()
pool.Add(file)
Request = message_factory.MessageFactory(pool).GetPrototype(pool.FindMessageTypeByName("otlp.Request"))


def with_bytes(value):
    """Ids are hex in the JSON form of OTLP, where protobuf's own JSON has base 64."""
    if isinstance(value, list):
        return [with_bytes(entry) for entry in value]
    if not isinstance(value, dict):
        return value
    ids = ("traceId", "spanId", "parentSpanId")
    return {
        key: base64.b64encode(bytes.fromhex(inner)).decode() if key in ids else with_bytes(inner)
        for key, inner in value.items()
    }


exported = json.loads((HERE / "node-export.json").read_text())
request = json_format.ParseDict(with_bytes(exported), Request())
body = request.SerializeToString()
(HERE / "python-export.bin").write_bytes(body)
(HERE / "python-export.bin.gz").write_bytes(gzip.compress(body, mtime=0))
print(len(body))
